<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>LessonGaps</name>
    <message>
        <source>it does not say yet when it is right</source>
        <translation>es fehlt noch, wann sie richtig ist</translation>
    </message>
    <message>
        <source>its value has not been given yet</source>
        <translation>ihr Wert fehlt noch</translation>
    </message>
    <message>
        <source>a condition is expected, such as at(mass1.v, 1) &lt; 0</source>
        <translation>erwartet wird eine Bedingung, etwa at(mass1.v, 1) &lt; 0</translation>
    </message>
    <message>
        <source>a number is expected, not a condition</source>
        <translation>erwartet wird eine Zahl, keine Bedingung</translation>
    </message>
    <message>
        <source>it has no part and flange yet</source>
        <translation>Teil und Flansch fehlen noch</translation>
    </message>
    <message>
        <source>it has no variable yet</source>
        <translation>die Größe fehlt noch</translation>
    </message>
    <message>
        <source>it has no text yet</source>
        <translation>der Text fehlt noch</translation>
    </message>
    <message>
        <source>the question has no text yet</source>
        <translation>die Frage hat noch keinen Text</translation>
    </message>
    <message>
        <source>row %1 of the question: %2</source>
        <translation>Zeile %1 der Frage: %2</translation>
    </message>
    <message>
        <source>the question needs two rows at least</source>
        <translation>die Frage braucht mindestens zwei Zeilen</translation>
    </message>
    <message>
        <source>the sketch has no variable yet</source>
        <translation>die Skizze hat noch keine Größe</translation>
    </message>
    <message>
        <source>the code of the message that the diagram gives at first is missing</source>
        <translation>der Code der Meldung fehlt, die das Diagramm am Anfang gibt</translation>
    </message>
    <message>
        <source>the question has no variable or value yet</source>
        <translation>die Frage hat noch keine Größe und keinen Wert</translation>
    </message>
    <message>
        <source>it has no variable or condition yet</source>
        <translation>Größe oder Bedingung fehlt noch</translation>
    </message>
    <message>
        <source>it has no value yet</source>
        <translation>der Wert fehlt noch</translation>
    </message>
    <message>
        <source>the diagram has no part %1</source>
        <translation>das Diagramm hat kein Teil %1</translation>
    </message>
    <message>
        <source>there is no text yet</source>
        <translation>der Text fehlt noch</translation>
    </message>
    <message>
        <source>fact %1: %2</source>
        <translation>Tatsache %1: %2</translation>
    </message>
    <message>
        <source>The lesson has no title yet.</source>
        <translation>Die Lektion hat noch keinen Titel.</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Initialization</source>
        <translation>Anfangswerte</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Connectors</source>
        <translation>Anschlüsse</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>(there if %1)</source>
        <translation>(vorhanden, wenn %1)</translation>
    </message>
    <message>
        <source>Signs at the connectors</source>
        <translation>Vorzeichen an den Anschlüssen</translation>
    </message>
    <message>
        <source>Variables to plot</source>
        <translation>Größen zum Zeichnen</translation>
    </message>
    <message>
        <source>Examples with this part</source>
        <translation>Beispiele mit diesem Teil</translation>
    </message>
    <message>
        <source>Looking through the examples…</source>
        <translation>Beispiele werden durchgesehen…</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Show the Modelica text</source>
        <translation>Modelica-Text zeigen</translation>
    </message>
    <message>
        <source>Hide the Modelica text</source>
        <translation>Modelica-Text ausblenden</translation>
    </message>
    <message>
        <source>The library&apos;s own text:</source>
        <translation>Text der Bibliothek (auf Englisch):</translation>
    </message>
</context>
<context>
    <name>ClassTemplates</name>
    <message>
        <source>Rotational</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Translational</source>
        <translation>Verschiebung</translation>
    </message>
    <message>
        <source>Spring: torque as a function of the twist</source>
        <translation>Feder: Moment aus der Verdrehung</translation>
    </message>
    <message>
        <source>Damper: torque as a function of the relative speed</source>
        <translation>Dämpfer: Moment aus der Relativdrehzahl</translation>
    </message>
    <message>
        <source>Transmission: two shafts</source>
        <translation>Getriebe: zwei Wellen</translation>
    </message>
    <message>
        <source>Drive: torque as a function of the angle</source>
        <translation>Antrieb: Moment aus dem Winkel</translation>
    </message>
    <message>
        <source>Spring: force as a function of the distance</source>
        <translation>Feder: Kraft aus dem Abstand</translation>
    </message>
    <message>
        <source>Damper: force as a function of the relative velocity</source>
        <translation>Dämpfer: Kraft aus der Relativgeschwindigkeit</translation>
    </message>
    <message>
        <source>Drive: force as a function of time</source>
        <translation>Antrieb: Kraft aus der Zeit</translation>
    </message>
    <message>
        <source>3-D mechanics</source>
        <translation>3-D-Mechanik</translation>
    </message>
    <message>
        <source>Spring between two points: force as a function of the distance</source>
        <translation>Feder zwischen zwei Punkten: Kraft aus dem Abstand</translation>
    </message>
    <message>
        <source>Electrical</source>
        <translation>Elektrik</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>Two pins: voltage and current</source>
        <translation>Zwei Klemmen: Spannung und Strom</translation>
    </message>
    <message>
        <source>Two pairs of pins</source>
        <translation>Zwei Klemmenpaare</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Wärme</translation>
    </message>
    <message>
        <source>Heat flow as a function of the temperature difference</source>
        <translation>Wärmestrom aus der Temperaturdifferenz</translation>
    </message>
    <message>
        <source>One input, one output</source>
        <translation>Ein Eingang, ein Ausgang</translation>
    </message>
    <message>
        <source>Two inputs, one output</source>
        <translation>Zwei Eingänge, ein Ausgang</translation>
    </message>
    <message>
        <source>A source of a signal</source>
        <translation>Signalquelle</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>Model with equations alone</source>
        <translation>Modell nur mit Gleichungen</translation>
    </message>
    <message>
        <source>Equations of this part</source>
        <translation>Gleichungen dieses Teils</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A folder of Modelica libraries; may be given several times.</source>
        <translation>Ordner mit Modelica-Bibliotheken; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Save a picture of the window and end.</source>
        <translation>Bild des Fensters speichern und beenden.</translation>
    </message>
    <message>
        <source>With --screenshot: the diagram and N instants of its run, side by side.</source>
        <translation>Mit --screenshot: das Diagramm und N Zeitpunkte seines Laufs nebeneinander.</translation>
    </message>
    <message>
        <source>Size of the window or filmstrip, e.g. 1280x800.</source>
        <translation>Größe des Fensters oder des Filmstreifens, z. B. 1280x800.</translation>
    </message>
    <message>
        <source>Pixels per unit of the window.</source>
        <translation>Pixel je Einheit des Fensters.</translation>
    </message>
    <message>
        <source>Run the diagram at once.</source>
        <translation>Lauf sofort starten.</translation>
    </message>
    <message>
        <source>Use the dark theme.</source>
        <translation>Dunkle Darstellung.</translation>
    </message>
    <message>
        <source>Language for this start only: en, de.</source>
        <translation>Sprache nur für diesen Start: en, de.</translation>
    </message>
    <message>
        <source>Show the inside of a part.</source>
        <translation>Das Innere eines Teils zeigen.</translation>
    </message>
    <message>
        <source>Show this instant of the run [s], with --run.</source>
        <translation>Diesen Zeitpunkt des Laufs zeigen [s], mit --run.</translation>
    </message>
    <message>
        <source>Save a list of what is drawn over the diagram, and end.</source>
        <translation>Liste dessen speichern, was über das Diagramm gezeichnet ist, und beenden.</translation>
    </message>
    <message>
        <source>No locked-in process for the engine: for debugging.</source>
        <translation>Kein abgeschotteter Prozess für den Rechenkern: zur Fehlersuche.</translation>
    </message>
    <message>
        <source>Block diagrams of physical systems: draw, simulate, understand.</source>
        <translation>Blockdiagramme physikalischer Systeme: zeichnen, simulieren, verstehen.</translation>
    </message>
    <message>
        <source>Diagrams (*.armature.json) or Modelica files (*.mo).</source>
        <translation>Diagramme (*.armature.json) oder Modelica-Dateien (*.mo).</translation>
    </message>
    <message>
        <source>Show on the diagram, separated by commas: axis, convention, arrows (of forces and flows), speeds (arrows of velocities, accelerations and voltages), values, motion.</source>
        <translation>Im Diagramm zeigen, durch Kommas getrennt: axis, convention, arrows (der Kräfte und Ströme), speeds (Pfeile der Geschwindigkeiten, Beschleunigungen und Spannungen), values, motion.</translation>
    </message>
    <message>
        <source>Show numbers through these glasses: tension, compression, load, motor, generator.</source>
        <translation>Zahlen durch diese Brille zeigen: tension, compression, load, motor, generator.</translation>
    </message>
    <message>
        <source>Open a view: energy, quadrants, track, shaft; &quot;track:PART&quot; shows the line of that part. With --describe tracks and shafts are described, too.</source>
        <translation>Eine Ansicht öffnen: energy, quadrants, track (Bahn), shaft (Welle); „track:TEIL“ zeigt die Linie dieses Teils. Mit --describe werden Bahnen und Wellen auch beschrieben.</translation>
    </message>
    <message>
        <source>--language %1: there are en and de</source>
        <translation>--language %1: Es gibt en und de</translation>
    </message>
    <message>
        <source>--view %1: energy, quadrants, track and shaft are views</source>
        <translation>--view %1: Ansichten sind energy, quadrants, track und shaft</translation>
    </message>
    <message>
        <source>--glasses %1: there are tension, compression, load, motor, generator</source>
        <translation>--glasses %1: Es gibt tension, compression, load, motor, generator</translation>
    </message>
    <message>
        <source>--at %1: not a time</source>
        <translation>--at %1: kein Zeitpunkt</translation>
    </message>
    <message>
        <source>no picture after a minute</source>
        <translation>nach einer Minute noch kein Bild</translation>
    </message>
    <message>
        <source>there is no run to make a filmstrip of</source>
        <translation>für einen Filmstreifen fehlt ein Lauf</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
</context>
<context>
    <name>Cut</name>
    <message>
        <source>ground at %1</source>
        <translation>Festpunkt an %1</translation>
    </message>
    <message>
        <source>Cut: what acts on each part here</source>
        <translation>Schnitt: was hier auf jedes Teil wirkt</translation>
    </message>
    <message>
        <source>sum over the node</source>
        <translation>Summe über den Knoten</translation>
    </message>
    <message>
        <source>%1 cut free: what acts on it</source>
        <translation>%1 freigeschnitten: was darauf wirkt</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>%1 (as this library counts)</source>
        <translation>%1 (Zählung dieser Bibliothek)</translation>
    </message>
    <message>
        <source>sum of the forces (world frame)</source>
        <translation>Summe der Kräfte (Weltsystem)</translation>
    </message>
    <message>
        <source>sum of the torques about %1 (world frame)</source>
        <translation>Summe der Momente um %1 (Weltsystem)</translation>
    </message>
</context>
<context>
    <name>DiagramPage</name>
    <message>
        <source>The diagram is empty. This is how to begin:</source>
        <translation>Das Diagramm ist leer. So geht es los:</translation>
    </message>
    <message>
        <source>Drag a part from the list on the left onto the sheet, or double-click it.</source>
        <translation>Ein Teil aus der Liste links auf das Blatt ziehen oder doppelt anklicken.</translation>
    </message>
    <message>
        <source>Draw wires from connector to connector; both ends are of one colour.</source>
        <translation>Leitungen von Anschluss zu Anschluss ziehen; beide Enden haben dieselbe Farbe.</translation>
    </message>
    <message>
        <source>Press F5 to run, and tick a variable to plot it.</source>
        <translation>Mit F5 den Lauf starten und Größen ankreuzen, um sie zu zeichnen.</translation>
    </message>
    <message>
        <source>Examples are in the File menu. F1 on a selected part tells about it; the %1 lists all there are.</source>
        <translation>Beispiele stehen im Menü „Datei“. F1 bei einem ausgewählten Teil erklärt es; die %1 führt alle auf.</translation>
    </message>
    <message>
        <source>library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Classes of this diagram</source>
        <translation>Klassen dieses Diagramms</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Von %1 bis %2.</translation>
    </message>
    <message>
        <source>Parts of other kinds: the %1.</source>
        <translation>Andere Teile stehen in der %1.</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message>
        <source>%1 is a %2</source>
        <translation>%1 ist ein Teil der Art %2</translation>
    </message>
    <message>
        <source>%1: %2 = %3, not set here</source>
        <translation>%1: %2 = %3, hier nicht gesetzt</translation>
    </message>
    <message>
        <source>%1: %2 = %3, here %4</source>
        <translation>%1: %2 = %3, hier %4</translation>
    </message>
    <message>
        <source>%1: %2 is not set, here %3</source>
        <translation>%1: %2 ist nicht gesetzt, hier %3</translation>
    </message>
    <message>
        <source>%1 is at another place</source>
        <translation>%1 liegt anderswo</translation>
    </message>
    <message>
        <source>%1 has another description</source>
        <translation>%1 ist anders beschrieben</translation>
    </message>
    <message>
        <source>%1 (%2) is additional</source>
        <translation>%1 (%2) ist zusätzlich vorhanden</translation>
    </message>
    <message>
        <source>%1 (%2) is missing</source>
        <translation>%1 (%2) fehlt</translation>
    </message>
    <message>
        <source>there is an additional wire from %1 to %2</source>
        <translation>eine Leitung von %1 nach %2 ist zusätzlich vorhanden</translation>
    </message>
    <message>
        <source>the wire from %1 to %2 is missing</source>
        <translation>die Leitung von %1 nach %2 fehlt</translation>
    </message>
    <message>
        <source>wires are routed differently</source>
        <translation>Leitungen verlaufen anders</translation>
    </message>
    <message>
        <source>the diagram&apos;s parameters differ</source>
        <translation>die Parameter des Diagramms sind andere</translation>
    </message>
    <message>
        <source>its Modelica text differs</source>
        <translation>der Modelica-Text ist ein anderer</translation>
    </message>
    <message>
        <source>the settings of the run differ</source>
        <translation>die Einstellungen des Laufs sind andere</translation>
    </message>
    <message>
        <source>the plots differ</source>
        <translation>die Kurvenbilder sind andere</translation>
    </message>
    <message>
        <source>title or description differs</source>
        <translation>Titel oder Beschreibung sind andere</translation>
    </message>
    <message>
        <source>other members of the file differ</source>
        <translation>andere Einträge der Datei unterscheiden sich</translation>
    </message>
    <message>
        <source>the controls differ</source>
        <translation>die Bedienelemente unterscheiden sich</translation>
    </message>
</context>
<context>
    <name>DisplayUnit</name>
    <message>
        <source>The number is too large or too small.</source>
        <translation>Die Zahl ist zu groß oder zu klein.</translation>
    </message>
    <message>
        <source>%1 does not fit: the value is in %2.</source>
        <translation>%1 passt nicht: Der Wert hat die Einheit %2.</translation>
    </message>
    <message>
        <source>%1 is no unit.</source>
        <translation>%1 ist keine Einheit.</translation>
    </message>
</context>
<context>
    <name>Domain</name>
    <message>
        <source>a rotational flange</source>
        <translation>ein Flansch der Rotation</translation>
    </message>
    <message>
        <source>Angle, speed and torque of a flange count positive about the arrow of the part&apos;s axis, by the right-hand rule; the torque of a flange is the one that acts on the part.</source>
        <translation>Winkel, Drehzahl und Moment eines Flanschs zählen positiv um den Pfeil der Achse des Teils, nach der Rechte-Hand-Regel; das Moment eines Flanschs ist jenes, das auf das Teil wirkt.</translation>
    </message>
    <message>
        <source>a translational flange</source>
        <translation>ein Flansch der Translation</translation>
    </message>
    <message>
        <source>Position, velocity and force of a flange count positive along the arrow of the part; the force of a flange is the one that acts on the part.</source>
        <translation>Lage, Geschwindigkeit und Kraft eines Flanschs zählen positiv in Richtung des Pfeils am Teil; die Kraft eines Flanschs ist jene, die auf das Teil wirkt.</translation>
    </message>
    <message>
        <source>an electrical pin</source>
        <translation>ein elektrischer Anschluss</translation>
    </message>
    <message>
        <source>The current of a pin counts positive into the part, a voltage from the positive to the negative pin.</source>
        <translation>Der Strom eines Anschlusses zählt positiv in das Teil hinein, eine Spannung vom positiven zum negativen Anschluss.</translation>
    </message>
    <message>
        <source>a digital signal</source>
        <translation>ein digitales Signal</translation>
    </message>
    <message>
        <source>a heat port</source>
        <translation>ein Wärmeanschluss</translation>
    </message>
    <message>
        <source>The heat flow of a port counts positive into the part.</source>
        <translation>Der Wärmestrom eines Anschlusses zählt positiv in das Teil hinein.</translation>
    </message>
    <message>
        <source>a frame</source>
        <translation>ein Koordinatensystem</translation>
    </message>
    <message>
        <source>Force and torque of a frame are those that act on the part there, resolved in that frame; position and orientation are those against the world.</source>
        <translation>Kraft und Moment eines Koordinatensystems sind jene, die dort auf das Teil wirken, zerlegt in seinen Richtungen; Lage und Drehung gelten gegenüber dem Weltsystem.</translation>
    </message>
    <message>
        <source>a Real signal</source>
        <translation>ein Real-Signal</translation>
    </message>
    <message>
        <source>a Boolean signal</source>
        <translation>ein Boolean-Signal</translation>
    </message>
    <message>
        <source>an Integer signal</source>
        <translation>ein Integer-Signal</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>%1 = %2 at %3</source>
        <translation>%1 = %2 bei %3</translation>
    </message>
    <message>
        <source>what is at %1</source>
        <translation>das Teil an %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Its neighbour</source>
        <translation>Sein Nachbar</translation>
    </message>
    <message>
        <source>It</source>
        <translation>Es</translation>
    </message>
    <message>
        <source>Positive: %1</source>
        <translation>Positiv: %1</translation>
    </message>
    <message>
        <source>Negative: %1</source>
        <translation>Negativ: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The point does not move, or nothing acts: no power is exchanged.</source>
        <translation>Der Punkt bewegt sich nicht, oder es wirkt nichts: Es wird keine Leistung ausgetauscht.</translation>
    </message>
    <message>
        <source>The point moves that way: it drives, and gives %1.</source>
        <translation>Der Punkt bewegt sich in dieser Richtung: Es wird angetrieben und %1 abgegeben.</translation>
    </message>
    <message>
        <source>The point moves the other way: it brakes, and takes %1.</source>
        <translation>Der Punkt bewegt sich in der anderen Richtung: Es wird gebremst und %1 aufgenommen.</translation>
    </message>
    <message>
        <source>%1 is relaxed.</source>
        <translation>%1 ist entspannt.</translation>
    </message>
    <message>
        <source>%1 is %2 longer than relaxed.</source>
        <translation>%1 ist %2 länger als im entspannten Zustand.</translation>
    </message>
    <message>
        <source>%1 is twisted by %2 in the positive sense.</source>
        <translation>%1 ist um %2 im positiven Sinn verdreht.</translation>
    </message>
    <message>
        <source>%1 is %2 shorter than relaxed.</source>
        <translation>%1 ist %2 kürzer als im entspannten Zustand.</translation>
    </message>
    <message>
        <source>%1 is twisted by %2 against the positive sense.</source>
        <translation>%1 ist um %2 gegen den positiven Sinn verdreht.</translation>
    </message>
    <message>
        <source>On the parts at this point: %1; together zero.</source>
        <translation>Auf die Teile an diesem Punkt: %1; zusammen null.</translation>
    </message>
    <message>
        <source>Seen through the glasses “%1”.</source>
        <translation>Durch die Brille „%1“ gesehen.</translation>
    </message>
    <message>
        <source>Seen through the glasses “%1”; this library counts %2.</source>
        <translation>Durch die Brille „%1“ gesehen; diese Bibliothek zählt %2.</translation>
    </message>
    <message>
        <source>On the parts at this point, as this library counts: %1; together zero.</source>
        <translation>An den Teilen an diesem Punkt, wie diese Bibliothek zählt: %1; zusammen null.</translation>
    </message>
    <message>
        <source>%1 is pressed in by %2.</source>
        <translation>%1 ist um %2 eingedrückt.</translation>
    </message>
    <message>
        <source>The gap of %1 is open by %2.</source>
        <translation>Der Spalt von %1 ist um %2 offen.</translation>
    </message>
    <message>
        <source>Its sign stands for no direction in space or along a wire.</source>
        <translation>Ihr Vorzeichen steht für keine Richtung im Raum oder entlang einer Leitung.</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>cut torque</source>
        <translation>Schnittmoment</translation>
    </message>
    <message>
        <source>cut force</source>
        <translation>Schnittkraft</translation>
    </message>
    <message>
        <source>potential</source>
        <translation>Potential</translation>
    </message>
    <message>
        <source>current</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>heat flow</source>
        <translation>Wärmestrom</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
</context>
<context>
    <name>LibraryFile</name>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Armature</source>
        <translation>Armature</translation>
    </message>
    <message>
        <source>Saving replaces what is there now by the text that was opened here, with your changes.</source>
        <translation>Speichern ersetzt, was jetzt dort steht, durch den hier geöffneten Text mit den eigenen Änderungen.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>%1 was not saved.
%2</source>
        <translation>%1 wurde nicht gespeichert.
%2</translation>
    </message>
    <message>
        <source>%1 has a mistake: %2</source>
        <translation>%1 hat einen Fehler: %2</translation>
    </message>
    <message>
        <source>Until it is mended, no diagram can use what the file contains.</source>
        <translation>Solange er nicht behoben ist, kann kein Diagramm benutzen, was die Datei enthält.</translation>
    </message>
    <message>
        <source>Save it all the same</source>
        <translation>Trotzdem speichern</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Armature</source>
        <translation>Armature</translation>
    </message>
</context>
<context>
    <name>Mesh</name>
    <message>
        <source>it has more than three million points</source>
        <translation>sie hat mehr als drei Millionen Punkte</translation>
    </message>
    <message>
        <source>it has a line of more than a million characters</source>
        <translation>sie hat eine Zeile mit mehr als einer Million Zeichen</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>%1 is no file</source>
        <translation>%1 ist keine Datei</translation>
    </message>
    <message>
        <source>%1 is larger than 256 MB</source>
        <translation>%1 ist größer als 256 MB</translation>
    </message>
    <message>
        <source>%1: cancelled</source>
        <translation>%1: abgebrochen</translation>
    </message>
    <message>
        <source>shapes are read from STL, OBJ, glTF and DXF files, not from .%1</source>
        <translation>Formen werden aus STL-, OBJ-, glTF- und DXF-Dateien gelesen, nicht aus .%1</translation>
    </message>
    <message>
        <source>it has a coordinate that is no number</source>
        <translation>sie hat eine Koordinate, die keine Zahl ist</translation>
    </message>
    <message>
        <source>it has no triangles</source>
        <translation>sie hat keine Dreiecke</translation>
    </message>
    <message>
        <source>it needs the extension %1</source>
        <translation>sie braucht die Erweiterung %1</translation>
    </message>
    <message>
        <source>its node %1 lies within itself</source>
        <translation>ihr Knoten %1 liegt in sich selbst</translation>
    </message>
    <message>
        <source>its nodes lie more than %1 deep in one another</source>
        <translation>ihre Knoten liegen mehr als %1 tief ineinander</translation>
    </message>
    <message>
        <source>it places more than %1 nodes</source>
        <translation>sie setzt mehr als %1 Knoten</translation>
    </message>
    <message>
        <source>it asks for more than 40 million numbers</source>
        <translation>sie verlangt mehr als 40 Millionen Zahlen</translation>
    </message>
    <message>
        <source>an accessor is missing</source>
        <translation>ein Accessor fehlt</translation>
    </message>
    <message>
        <source>sparse accessors are not read</source>
        <translation>dünn besetzte Accessoren werden nicht gelesen</translation>
    </message>
    <message>
        <source>one of its buffers is too short</source>
        <translation>einer ihrer Puffer ist zu kurz</translation>
    </message>
    <message>
        <source>places that are not floating point are not read</source>
        <translation>Orte, die keine Gleitkommazahlen sind, werden nicht gelesen</translation>
    </message>
    <message>
        <source>its buffer %1 cannot be read</source>
        <translation>ihr Puffer %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>its buffers are larger than 256 MB</source>
        <translation>ihre Puffer sind größer als 256 MB</translation>
    </message>
    <message>
        <source>its description is larger than 64 MB</source>
        <translation>ihre Beschreibung ist größer als 64 MB</translation>
    </message>
    <message>
        <source>it is not glTF 2.0</source>
        <translation>sie ist nicht im Format glTF 2.0</translation>
    </message>
</context>
<context>
    <name>OwnSigns</name>
    <message>
        <source>The classes of this lesson&apos;s diagram are locked.</source>
        <translation>Die Klassen im Diagramm dieser Lektion sind gesperrt.</translation>
    </message>
    <message>
        <source>Select a part of a class of this diagram: the library says itself what its signs mean.</source>
        <translation>Ein Teil einer Klasse dieses Diagramms auswählen: Die Bibliothek sagt selbst, was ihre Vorzeichen bedeuten.</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>cannot write %1: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Same as the system</source>
        <translation>Wie im System eingestellt</translation>
    </message>
    <message>
        <source>About Armature</source>
        <translation>Über Armature</translation>
    </message>
    <message>
        <source>&lt;b&gt;Armature %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Armature %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Block diagrams of mechanics, electronics and heat: drawn, simulated, understood.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Blockdiagramme aus Mechanik, Elektronik und Wärme: gezeichnet, simuliert, verstanden.&lt;br&gt;&lt;br&gt;Freie Software unter der GNU General Public License, Version 3 oder später.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotheken</translation>
    </message>
    <message>
        <source>Permissions…</source>
        <translation>Erlaubnisse…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>An eighth of the memory (%L1 GB)</source>
        <translation>Ein Achtel des Arbeitsspeichers (%L1 GB)</translation>
    </message>
    <message>
        <source>Larger results of a run are kept in a file in %1</source>
        <translation>Größere Ergebnisse eines Laufs liegen in einer Datei in %1</translation>
    </message>
    <message>
        <source>Results in memory</source>
        <translation>Ergebnisse im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>The language changes at the next start.</source>
        <translation>Die Sprache wechselt beim nächsten Start.</translation>
    </message>
    <message>
        <source>Library folders…</source>
        <translation>Bibliotheksordner…</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>&lt;br&gt;Without a value %1 is used.</source>
        <translation>&lt;br&gt;Ohne Wert gilt %1.</translation>
    </message>
    <message>
        <source>&lt;br&gt;Default: %1</source>
        <translation>&lt;br&gt;Vorgabe: %1</translation>
    </message>
    <message>
        <source>&lt;br&gt;Allowed: %1 … %2</source>
        <translation>&lt;br&gt;Erlaubt: %1 … %2</translation>
    </message>
    <message>
        <source>There is a %1 without its partner.</source>
        <translation>Ein %1 hat kein Gegenstück.</translation>
    </message>
    <message>
        <source>Write a decimal point, not a comma.</source>
        <translation>In Ausdrücken und Listen steht ein Dezimalpunkt, kein Komma; Listen stehen in geschweiften Klammern: {1, 5}.</translation>
    </message>
    <message>
        <source>A closing quote is missing.</source>
        <translation>Ein schließendes Anführungszeichen fehlt.</translation>
    </message>
    <message>
        <source>A closing bracket is missing.</source>
        <translation>Eine schließende Klammer fehlt.</translation>
    </message>
    <message>
        <source>This cannot be read: %1.</source>
        <translation>Das ist nicht zu lesen: %1.</translation>
    </message>
    <message>
        <source>Nothing here is called %1: write a number, a parameter of the diagram, or a value of one of its parts.</source>
        <translation>Hier heißt nichts %1: Eine Zahl, einen Parameter des Diagramms oder einen Wert eines seiner Teile angeben.</translation>
    </message>
    <message>
        <source>motion: %1</source>
        <translation>Bewegung: %1</translation>
    </message>
    <message>
        <source>angles × %1</source>
        <translation>Winkel × %1</translation>
    </message>
    <message>
        <source>The 3-D view needs OpenGL, which this display does not offer.</source>
        <translation>Die 3-D-Ansicht braucht OpenGL, das diese Anzeige nicht bietet.</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>angular velocity</source>
        <translation>Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>angular acceleration</source>
        <translation>Winkelbeschleunigung</translation>
    </message>
    <message>
        <source>voltage</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>tension</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>compression</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>slack</source>
        <translation>lose</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>haftet</translation>
    </message>
    <message>
        <source>slides +</source>
        <translation>gleitet +</translation>
    </message>
    <message>
        <source>slides −</source>
        <translation>gleitet −</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>in contact</source>
        <translation>berührt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Supplied</source>
        <translation>Zugeführt</translation>
    </message>
    <message>
        <source>Given back</source>
        <translation>Aus Speichern</translation>
    </message>
    <message>
        <source>From surroundings</source>
        <translation>Aus Umgebung</translation>
    </message>
    <message>
        <source>From losses</source>
        <translation>Aus Verlusten</translation>
    </message>
    <message>
        <source>Not told apart</source>
        <translation>Nicht unterschieden</translation>
    </message>
    <message>
        <source>Not accounted for</source>
        <translation>Nicht erklärt</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Dissipated</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>To surroundings</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>%1 not told apart</source>
        <translation>%1 nicht unterschieden</translation>
    </message>
    <message>
        <source>%1 not accounted for</source>
        <translation>%1 nicht erklärt</translation>
    </message>
    <message>
        <source>%1 supplied</source>
        <translation>%1 zugeführt</translation>
    </message>
    <message>
        <source>%1 given back by stores</source>
        <translation>%1 aus Speichern zurück</translation>
    </message>
    <message>
        <source>%1 from the surroundings</source>
        <translation>%1 aus der Umgebung</translation>
    </message>
    <message>
        <source>%1 from losses</source>
        <translation>%1 aus Verlusten</translation>
    </message>
    <message>
        <source>%1 stored</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>%1 dissipated</source>
        <translation>%1 in Wärme verwandelt</translation>
    </message>
    <message>
        <source>%1 to the surroundings</source>
        <translation>%1 an die Umgebung</translation>
    </message>
    <message>
        <source>%1 taken by sources</source>
        <translation>%1 von Quellen aufgenommen</translation>
    </message>
    <message>
        <source>%1 has supplied %2 since the start.</source>
        <translation>%1 hat seit Beginn %2 zugeführt.</translation>
    </message>
    <message>
        <source>%1 has taken %2 since the start: it has braked more than driven.</source>
        <translation>%1 hat seit Beginn %2 aufgenommen: Es wurde mehr gebremst als angetrieben.</translation>
    </message>
    <message>
        <source>%1 supplies %2.</source>
        <translation>%1 führt %2 zu.</translation>
    </message>
    <message>
        <source>%1 takes %2: a source that brakes.</source>
        <translation>%1 nimmt %2 auf: eine Quelle, die bremst.</translation>
    </message>
    <message>
        <source>%1 has given back %2 (%3) since the start.</source>
        <translation>%1 hat seit Beginn %2 zurückgegeben (%3).</translation>
    </message>
    <message>
        <source>%1 has stored %2 (%3) since the start.</source>
        <translation>%1 hat seit Beginn %2 gespeichert (%3).</translation>
    </message>
    <message>
        <source>%1 gives back %2 of what it has stored (%3).</source>
        <translation>%1 gibt %2 vom Gespeicherten zurück (%3).</translation>
    </message>
    <message>
        <source>%1 stores %2 (%3).</source>
        <translation>%1 speichert %2 (%3).</translation>
    </message>
    <message>
        <source>%1 has turned %2 to heat since the start.</source>
        <translation>%1 hat seit Beginn %2 in Wärme verwandelt.</translation>
    </message>
    <message>
        <source>%1 gives %2, though it should only lose power.</source>
        <translation>%1 gibt %2 ab, obwohl es nur Leistung verlieren sollte.</translation>
    </message>
    <message>
        <source>%1 turns %2 to heat.</source>
        <translation>%1 verwandelt %2 in Wärme.</translation>
    </message>
    <message>
        <source>%1 has let in %2 from the surroundings.</source>
        <translation>%1 hat %2 aus der Umgebung eingelassen.</translation>
    </message>
    <message>
        <source>%1 has given %2 to the surroundings.</source>
        <translation>%1 hat %2 an die Umgebung abgegeben.</translation>
    </message>
    <message>
        <source>%1 lets in %2 from the surroundings.</source>
        <translation>%1 lässt %2 aus der Umgebung ein.</translation>
    </message>
    <message>
        <source>%1 gives %2 to the surroundings.</source>
        <translation>%1 gibt %2 an die Umgebung ab.</translation>
    </message>
    <message>
        <source>%2 come out of %1: whether it supplies or gives back is not known.</source>
        <translation>%2 kommen aus %1: Ob zugeführt oder zurückgegeben, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%2 go into %1: whether it stores or loses them is not known.</source>
        <translation>%2 gehen in %1: Ob gespeichert oder verloren, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>Feder</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>heat</source>
        <translation>Wärme</translation>
    </message>
    <message>
        <source>several</source>
        <translation>mehrere</translation>
    </message>
    <message>
        <source>Nothing flows at this instant.</source>
        <translation>Zu diesem Zeitpunkt fließt nichts.</translation>
    </message>
    <message>
        <source>No part of this diagram has a connector that carries power.</source>
        <translation>Kein Teil dieses Diagramms hat einen Anschluss, der Leistung führt.</translation>
    </message>
    <message>
        <source>There is no number for some part at this instant.</source>
        <translation>Für ein Teil gibt es zu diesem Zeitpunkt keine Zahl.</translation>
    </message>
    <message>
        <source>Nothing flows in this run.</source>
        <translation>In diesem Lauf fließt nichts.</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 of %2 are not accounted for.</source>
        <translation>%1 von %2 sind nicht erklärt.</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>%1 are not accounted for: a relation of some part does not hold as exactly as the others.</source>
        <translation>%1 sind nicht erklärt: Die Beziehung eines Teils gilt nicht so genau wie die übrigen.</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1 more parts, together %2.</source>
        <translation>%1 weitere Teile, zusammen %2.</translation>
    </message>
    <message>
        <source>supplied</source>
        <translation>zugeführt</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>dissipated</source>
        <translation>in Wärme verwandelt</translation>
    </message>
    <message>
        <source>to the surroundings</source>
        <translation>an die Umgebung</translation>
    </message>
    <message>
        <source>handed on</source>
        <translation>weitergegeben</translation>
    </message>
    <message>
        <source>not told apart</source>
        <translation>nicht unterschieden</translation>
    </message>
    <message>
        <source>kinetic energy</source>
        <translation>Bewegungsenergie</translation>
    </message>
    <message>
        <source>potential energy</source>
        <translation>Lageenergie</translation>
    </message>
    <message>
        <source>elastic energy</source>
        <translation>Federenergie</translation>
    </message>
    <message>
        <source>electric field</source>
        <translation>elektrisches Feld</translation>
    </message>
    <message>
        <source>magnetic field</source>
        <translation>magnetisches Feld</translation>
    </message>
    <message>
        <source>several forms</source>
        <translation>mehrere Formen</translation>
    </message>
    <message>
        <source>gives power</source>
        <translation>gibt Leistung ab</translation>
    </message>
    <message>
        <source>drives forward</source>
        <translation>treibt vorwärts an</translation>
    </message>
    <message>
        <source>takes power</source>
        <translation>nimmt Leistung auf</translation>
    </message>
    <message>
        <source>brakes forward</source>
        <translation>bremst vorwärts</translation>
    </message>
    <message>
        <source>drives backward</source>
        <translation>treibt rückwärts an</translation>
    </message>
    <message>
        <source>brakes backward</source>
        <translation>bremst rückwärts</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>leistet nichts</translation>
    </message>
    <message>
        <source>speed ω</source>
        <translation>Winkelgeschwindigkeit ω</translation>
    </message>
    <message>
        <source>velocity v</source>
        <translation>Geschwindigkeit v</translation>
    </message>
    <message>
        <source>voltage v</source>
        <translation>Spannung v</translation>
    </message>
    <message>
        <source>torque on its neighbour</source>
        <translation>Moment auf den Nachbarn</translation>
    </message>
    <message>
        <source>force on its neighbour</source>
        <translation>Kraft auf den Nachbarn</translation>
    </message>
    <message>
        <source>current out of it</source>
        <translation>Strom heraus</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2, %3 %4</translation>
    </message>
    <message>
        <source>At %1 %2 exchanges no power: %3.</source>
        <translation>Bei %1: %2 tauscht keine Leistung aus; %3.</translation>
    </message>
    <message>
        <source>At %1 %2 %3, %4: %5.</source>
        <translation>Bei %1: %2 %3, %4; %5.</translation>
    </message>
    <message>
        <source>At %1 %2 %3 and gives %4: %5.</source>
        <translation>Bei %1: %2 %3 und gibt %4 ab; %5.</translation>
    </message>
    <message>
        <source>At %1 %2 %3 and takes %4: %5.</source>
        <translation>Bei %1: %2 %3 und nimmt %4 auf; %5.</translation>
    </message>
    <message>
        <source>There is no number at this instant.</source>
        <translation>Zu diesem Zeitpunkt gibt es keine Zahl.</translation>
    </message>
    <message>
        <source>%1, ±%2</source>
        <translation>%1, ±%2</translation>
    </message>
    <message>
        <source>drives</source>
        <translation>treibt an</translation>
    </message>
    <message>
        <source>brakes</source>
        <translation>bremst</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>gibt ab</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>nimmt auf</translation>
    </message>
    <message>
        <source>%1 exchanges no power at this instant: nothing acts, or nothing moves.</source>
        <translation>%1 tauscht zu diesem Zeitpunkt keine Leistung aus: Nichts wirkt oder nichts bewegt sich.</translation>
    </message>
    <message>
        <source>%1 %2: it gives %3.</source>
        <translation>%1 %2: Leistung ab %3.</translation>
    </message>
    <message>
        <source>%1 %2: it takes %3.</source>
        <translation>%1 %2: Leistung auf %3.</translation>
    </message>
    <message>
        <source>Into sources</source>
        <translation>In Quellen</translation>
    </message>
    <message>
        <source>In the diagram, positive is to the left</source>
        <translation>Im Diagramm ist positiv nach links</translation>
    </message>
    <message>
        <source>In the diagram, positive is upwards</source>
        <translation>Im Diagramm ist positiv nach oben</translation>
    </message>
    <message>
        <source>In the diagram, positive is downwards</source>
        <translation>Im Diagramm ist positiv nach unten</translation>
    </message>
    <message>
        <source>%1 at sources</source>
        <translation>%1 an Quellen</translation>
    </message>
    <message>
        <source>Angles and twist to scale</source>
        <translation>Winkel und Verdrehung maßstäblich</translation>
    </message>
    <message>
        <source>Angles to scale, twist × %1</source>
        <translation>Winkel maßstäblich, Verdrehung × %1</translation>
    </message>
    <message>
        <source>No angle at this instant: %1</source>
        <translation>Zu diesem Zeitpunkt ohne Winkel: %1</translation>
    </message>
    <message>
        <source>Without length, drawn wider than they are: %1</source>
        <translation>Ohne Länge, breiter gezeichnet: %1</translation>
    </message>
    <message>
        <source>No position at this instant: %1</source>
        <translation>Zu diesem Zeitpunkt ohne Lage: %1</translation>
    </message>
    <message>
        <source>stop time</source>
        <translation>Endzeit</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>as in the library</source>
        <translation>wie in der Bibliothek</translation>
    </message>
    <message>
        <source>%1 during the run</source>
        <translation>%1 während des Laufs</translation>
    </message>
    <message>
        <source>other parts: %1</source>
        <translation>andere Teile: %1</translation>
    </message>
    <message>
        <source>other wires: %1</source>
        <translation>andere Leitungen: %1</translation>
    </message>
    <message>
        <source>text of one&apos;s own</source>
        <translation>eigener Text</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>Volles Tempo</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Echtzeit</translation>
    </message>
    <message>
        <source>arrows: none in this diagram</source>
        <translation>Pfeile: keine in diesem Diagramm</translation>
    </message>
    <message>
        <source>Zoom in for arrows to scale</source>
        <translation>Vergrößern: Pfeile maßstäblich</translation>
    </message>
    <message>
        <source>values: none in this diagram</source>
        <translation>Werte: keine in diesem Diagramm</translation>
    </message>
    <message>
        <source>motion: nothing moves in this diagram</source>
        <translation>Bewegung: In diesem Diagramm bewegt sich nichts</translation>
    </message>
    <message>
        <source>axes: mechanics only</source>
        <translation>Achsen: nur Mechanik</translation>
    </message>
    <message>
        <source>Zoom in for what positive means</source>
        <translation>Vergrößern: was positiv heißt</translation>
    </message>
    <message>
        <source>Zoom in for signs and scale</source>
        <translation>Vergrößern: Vorzeichen, Maßstab</translation>
    </message>
    <message>
        <source>positive means: nothing here has a sign</source>
        <translation>positiv heißt: Hier hat nichts ein Vorzeichen</translation>
    </message>
    <message>
        <source>nothing has run yet: press Run</source>
        <translation>noch kein Lauf: Lauf starten</translation>
    </message>
    <message>
        <source>A value has no semicolon but in a matrix: [1, 2; 3, 4].</source>
        <translation>Ein Wert hat kein Semikolon außer in einer Matrix: [1, 2; 3, 4].</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>&lt;br&gt;What fits extends %1</source>
        <translation>&lt;br&gt;Was passt, erweitert %1</translation>
    </message>
    <message>
        <source>Write the name of a class, with values in parentheses after it.</source>
        <translation>Gemeint ist der Name einer Klasse, mit Werten in Klammern dahinter.</translation>
    </message>
    <message>
        <source>%1 “%2” was not taken. %3</source>
        <translation>%1: „%2“ wurde nicht übernommen. %3</translation>
    </message>
</context>
<context>
    <name>Quantity</name>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>angular velocity</source>
        <translation>Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>angular acceleration</source>
        <translation>Winkelbeschleunigung</translation>
    </message>
    <message>
        <source>torque</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>moment of inertia</source>
        <translation>Trägheitsmoment</translation>
    </message>
    <message>
        <source>voltage</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>current</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>charge</source>
        <translation>Ladung</translation>
    </message>
    <message>
        <source>resistance</source>
        <translation>Widerstand</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>heat flow</source>
        <translation>Wärmestrom</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>pressure</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>Frequenz</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Drehzahl</translation>
    </message>
</context>
<context>
    <name>RecordMenu</name>
    <message>
        <source>Record only %1</source>
        <translation>Nur %1 aufzeichnen</translation>
    </message>
    <message>
        <source>Record %1 as well</source>
        <translation>Auch %1 aufzeichnen</translation>
    </message>
    <message>
        <source>Record %1</source>
        <translation>%1 aufzeichnen</translation>
    </message>
    <message>
        <source>No longer record %1</source>
        <translation>%1 nicht mehr aufzeichnen</translation>
    </message>
    <message>
        <source>Record all variables</source>
        <translation>Alle Größen aufzeichnen</translation>
    </message>
</context>
<context>
    <name>SignAnswers</name>
    <message>
        <source>It turns {a} in the positive sense and {b} back.</source>
        <translation>Es dreht {a} im positiven Sinn und {b} zurück.</translation>
    </message>
    <message>
        <source>It turns {a} back and {b} in the positive sense.</source>
        <translation>Es dreht {a} zurück und {b} im positiven Sinn.</translation>
    </message>
    <message>
        <source>It carries no torque.</source>
        <translation>Es überträgt kein Moment.</translation>
    </message>
    <message>
        <source>Between %1 and %2: positive where it is twisted forward, and turns what is at %1 along</source>
        <translation>Zwischen %1 und %2: positiv, wenn es vorwärts verdreht ist und mitnimmt, was an %1 liegt</translation>
    </message>
    <message>
        <source>Between %1 and %2: positive where it is twisted back</source>
        <translation>Zwischen %1 und %2: positiv, wenn es rückwärts verdreht ist</translation>
    </message>
    <message>
        <source>In tension: it pulls {a} and {b} towards each other.</source>
        <translation>Auf Zug: Es zieht {a} und {b} zueinander.</translation>
    </message>
    <message>
        <source>In compression: it pushes {a} and {b} apart from each other.</source>
        <translation>Auf Druck: Es drückt {a} und {b} auseinander.</translation>
    </message>
    <message>
        <source>It carries no force.</source>
        <translation>Es überträgt keine Kraft.</translation>
    </message>
    <message>
        <source>Between %1 and %2: positive where the part is pulled</source>
        <translation>Zwischen %1 und %2: positiv, wenn das Teil gezogen wird</translation>
    </message>
    <message>
        <source>Between %1 and %2: positive where the part is pressed</source>
        <translation>Zwischen %1 und %2: positiv, wenn das Teil gedrückt wird</translation>
    </message>
    <message>
        <source>Its neighbour acts on it in the positive direction.</source>
        <translation>Sein Nachbar wirkt auf das Teil in positiver Richtung.</translation>
    </message>
    <message>
        <source>Its neighbour acts on it against the positive direction.</source>
        <translation>Sein Nachbar wirkt auf das Teil gegen die positive Richtung.</translation>
    </message>
    <message>
        <source>It acts on {flange} in the positive direction.</source>
        <translation>Es wirkt auf {flange} in positiver Richtung.</translation>
    </message>
    <message>
        <source>It acts on {flange} against the positive direction.</source>
        <translation>Es wirkt auf {flange} gegen die positive Richtung.</translation>
    </message>
    <message>
        <source>Nothing acts there.</source>
        <translation>Dort wirkt nichts.</translation>
    </message>
    <message>
        <source>At %1: positive where the neighbour acts on the part along the axis</source>
        <translation>An %1: positiv, wenn der Nachbar in Achsrichtung auf das Teil wirkt</translation>
    </message>
    <message>
        <source>At %1: positive where the part acts on its neighbour along the axis</source>
        <translation>An %1: positiv, wenn das Teil in Achsrichtung auf den Nachbarn wirkt</translation>
    </message>
    <message>
        <source>On the whole part: positive where the neighbours together act along the axis</source>
        <translation>Auf das ganze Teil: positiv, wenn alle Nachbarn zusammen in Achsrichtung wirken</translation>
    </message>
    <message>
        <source>What acts on it from all sides points in the positive direction.</source>
        <translation>Was von allen Seiten darauf wirkt, zeigt in die positive Richtung.</translation>
    </message>
    <message>
        <source>What acts on it from all sides points against the positive direction.</source>
        <translation>Was von allen Seiten darauf wirkt, zeigt gegen die positive Richtung.</translation>
    </message>
    <message>
        <source>What acts on it is in balance.</source>
        <translation>Was darauf wirkt, ist im Gleichgewicht.</translation>
    </message>
    <message>
        <source>On the neighbours: positive where the part holds them back against the axis</source>
        <translation>Auf die Nachbarn: positiv, wenn das Teil sie gegen die Achsrichtung zurückhält</translation>
    </message>
    <message>
        <source>It acts against the positive direction on what is connected.</source>
        <translation>Es wirkt gegen die positive Richtung auf das Angeschlossene.</translation>
    </message>
    <message>
        <source>It acts in the positive direction on what is connected.</source>
        <translation>Es wirkt in positiver Richtung auf das Angeschlossene.</translation>
    </message>
    <message>
        <source>It acts on nothing.</source>
        <translation>Es wirkt auf nichts.</translation>
    </message>
    <message>
        <source>There is no difference between %1 and %2.</source>
        <translation>Zwischen %1 und %2 ist kein Unterschied.</translation>
    </message>
    <message>
        <source>From %1 to %2: positive where %2 has more</source>
        <translation>Von %1 nach %2: positiv, wenn %2 mehr hat</translation>
    </message>
    <message>
        <source>From %2 to %1: positive where %1 has more</source>
        <translation>Von %2 nach %1: positiv, wenn %1 mehr hat</translation>
    </message>
    <message>
        <source>It is positive along the axis at %1.</source>
        <translation>An %1 zeigt es in Achsrichtung.</translation>
    </message>
    <message>
        <source>It is against the axis at %1.</source>
        <translation>An %1 zeigt es gegen die Achsrichtung.</translation>
    </message>
    <message>
        <source>It is zero at %1.</source>
        <translation>An %1 ist es null.</translation>
    </message>
    <message>
        <source>At %1: positive along the axis</source>
        <translation>An %1: positiv in Achsrichtung</translation>
    </message>
    <message>
        <source>At %1: positive against the axis</source>
        <translation>An %1: positiv gegen die Achsrichtung</translation>
    </message>
    <message>
        <source>From %1 to %2: positive where %1 is higher</source>
        <translation>Von %1 nach %2: positiv, wenn %1 höher liegt</translation>
    </message>
    <message>
        <source>%1 is higher than %2.</source>
        <translation>%1 liegt höher als %2.</translation>
    </message>
    <message>
        <source>%1 is lower than %2.</source>
        <translation>%1 liegt tiefer als %2.</translation>
    </message>
    <message>
        <source>%1 and %2 are equal.</source>
        <translation>%1 und %2 sind gleich.</translation>
    </message>
    <message>
        <source>From %1 to %2: positive where it flows into %1 and out of %2</source>
        <translation>Von %1 nach %2: positiv, wenn es in %1 hinein und aus %2 heraus fließt</translation>
    </message>
    <message>
        <source>It flows into %1 and out of %2.</source>
        <translation>Es fließt in %1 hinein und aus %2 heraus.</translation>
    </message>
    <message>
        <source>It flows into %2 and out of %1.</source>
        <translation>Es fließt in %2 hinein und aus %1 heraus.</translation>
    </message>
    <message>
        <source>Nothing flows.</source>
        <translation>Es fließt nichts.</translation>
    </message>
    <message>
        <source>At %1: positive where it flows into the part</source>
        <translation>An %1: positiv, wenn es in das Teil hinein fließt</translation>
    </message>
    <message>
        <source>It flows into the part at %1.</source>
        <translation>Es fließt an %1 in das Teil hinein.</translation>
    </message>
    <message>
        <source>It flows out of the part at %1.</source>
        <translation>Es fließt an %1 aus dem Teil heraus.</translation>
    </message>
    <message>
        <source>Nothing flows at %1.</source>
        <translation>An %1 fließt nichts.</translation>
    </message>
    <message>
        <source>a force</source>
        <translation>eine Kraft</translation>
    </message>
    <message>
        <source>a torque</source>
        <translation>ein Moment</translation>
    </message>
    <message>
        <source>a position or distance</source>
        <translation>eine Lage oder ein Abstand</translation>
    </message>
    <message>
        <source>a velocity</source>
        <translation>eine Geschwindigkeit</translation>
    </message>
    <message>
        <source>an acceleration</source>
        <translation>eine Beschleunigung</translation>
    </message>
    <message>
        <source>an angle</source>
        <translation>ein Winkel</translation>
    </message>
    <message>
        <source>an angular velocity</source>
        <translation>eine Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>an angular acceleration</source>
        <translation>eine Winkelbeschleunigung</translation>
    </message>
    <message>
        <source>a current</source>
        <translation>ein Strom</translation>
    </message>
    <message>
        <source>a voltage</source>
        <translation>eine Spannung</translation>
    </message>
    <message>
        <source>a heat flow</source>
        <translation>ein Wärmestrom</translation>
    </message>
    <message>
        <source>a temperature difference</source>
        <translation>ein Temperaturunterschied</translation>
    </message>
    <message>
        <source>%2 is ahead of %1 in the positive direction.</source>
        <translation>%2 liegt in positiver Richtung vor %1.</translation>
    </message>
    <message>
        <source>%2 moves away from %1 in the positive direction.</source>
        <translation>%2 entfernt sich in positiver Richtung von %1.</translation>
    </message>
    <message>
        <source>%2 gains speed over %1 in the positive direction.</source>
        <translation>%2 wird in positiver Richtung schneller als %1.</translation>
    </message>
    <message>
        <source>%2 is behind %1 in the positive direction.</source>
        <translation>%2 liegt in positiver Richtung hinter %1.</translation>
    </message>
    <message>
        <source>%2 falls behind %1 in the positive direction.</source>
        <translation>%2 bleibt in positiver Richtung hinter %1 zurück.</translation>
    </message>
    <message>
        <source>%2 loses speed against %1 in the positive direction.</source>
        <translation>%2 wird in positiver Richtung langsamer als %1.</translation>
    </message>
</context>
<context>
    <name>Sparklines</name>
    <message>
        <source>Show %1 as sparkline</source>
        <translation>%1 als Minikurve zeigen</translation>
    </message>
    <message>
        <source>Remove the sparkline of %1</source>
        <translation>Minikurve von %1 entfernen</translation>
    </message>
    <message>
        <source>Remove the sparklines of %1</source>
        <translation>Minikurven von %1 entfernen</translation>
    </message>
</context>
<context>
    <name>StartMark</name>
    <message>
        <source>%1 = %2, fixed</source>
        <translation>%1 = %2, fest</translation>
    </message>
    <message>
        <source>%1 fixed</source>
        <translation>%1 fest</translation>
    </message>
</context>
<context>
    <name>TextWords</name>
    <message>
        <source>of this diagram</source>
        <translation>aus diesem Diagramm</translation>
    </message>
    <message>
        <source>function of Modelica</source>
        <translation>Funktion von Modelica</translation>
    </message>
    <message>
        <source>attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>“%1” is a word of the Modelica language.</source>
        <translation>„%1“ ist ein Wort der Sprache Modelica.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>it has more than a million triangles</source>
        <translation>sie hat mehr als eine Million Dreiecke</translation>
    </message>
</context>
<context>
    <name>armature::app::AccessBar</name>
    <message>
        <source>Allow once</source>
        <translation>Einmal erlauben</translation>
    </message>
    <message>
        <source>Always for this folder</source>
        <translation>Immer für diesen Ordner</translation>
    </message>
    <message>
        <source>Don&apos;t allow</source>
        <translation>Nicht erlauben</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>%1 wants to change %2.</source>
        <translation>%1 will %2 ändern.</translation>
    </message>
    <message>
        <source>%1 wants to read %2.</source>
        <translation>%1 will %2 lesen.</translation>
    </message>
    <message>
        <source>Allows this diagram to use the folder %1</source>
        <translation>Erlaubt diesem Diagramm den Ordner %1</translation>
    </message>
    <message>
        <source>Save the diagram first: without a file this cannot be remembered</source>
        <translation>Zuerst das Diagramm speichern: Es gibt noch keine Datei, bei der sich das merken lässt</translation>
    </message>
    <message>
        <source>%1 – this would allow all of %2</source>
        <translation>%1 – zu erlauben: alles in %2</translation>
    </message>
    <message>
        <source>The model has written files</source>
        <translation>Das Modell hat Dateien geschrieben</translation>
    </message>
    <message>
        <source>%1 wants to change %2, in the function “%3”.</source>
        <translation>%1 will %2 ändern, in der Funktion „%3“.</translation>
    </message>
    <message>
        <source>%1 wants to read %2, in the function “%3”.</source>
        <translation>%1 will %2 lesen, in der Funktion „%3“.</translation>
    </message>
    <message>
        <source>%1 wants to call C functions of a library.</source>
        <translation>%1 will C-Funktionen einer Bibliothek aufrufen.</translation>
    </message>
    <message>
        <source>%1 wants to call C functions of a library, in the function “%2”.</source>
        <translation>%1 will C-Funktionen einer Bibliothek aufrufen, in der Funktion „%2“.</translation>
    </message>
    <message>
        <source>Trusts the library in %1 in every diagram</source>
        <translation>Vertraut der Bibliothek in %1 in jedem Diagramm</translation>
    </message>
    <message>
        <source>%1 – its C functions may do whatever you may</source>
        <translation>%1 – ihre C-Funktionen dürfen alles, was man selbst darf</translation>
    </message>
</context>
<context>
    <name>armature::app::ArrowButton</name>
    <message>
        <source>not turned yet</source>
        <translation>noch nicht gedreht</translation>
    </message>
    <message>
        <source>along the axis</source>
        <translation>entlang der Achse</translation>
    </message>
    <message>
        <source>against the axis</source>
        <translation>gegen die Achse</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
</context>
<context>
    <name>armature::app::ArrowTask</name>
    <message>
        <source>Force at %1 on %2: click to turn it</source>
        <translation>Kraft bei %1 auf %2: Klick dreht sie um</translation>
    </message>
    <message>
        <source>Arrow at %1</source>
        <translation>Pfeil bei %1</translation>
    </message>
</context>
<context>
    <name>armature::app::Breadcrumb</name>
    <message>
        <source>%1 – changes here are saved into its library, for all parts of this class</source>
        <translation>%1 – Änderungen kommen in die Bibliothek und gelten für alle Teile dieser Klasse</translation>
    </message>
    <message>
        <source>%1 – view only</source>
        <translation>%1 – nur Ansicht</translation>
    </message>
    <message>
        <source>%1 – view only; edit it in the diagram above</source>
        <translation>%1 – nur Ansicht; Bearbeiten im Diagramm darüber</translation>
    </message>
    <message>
        <source>%1 – of a library, view only here</source>
        <translation>%1 – aus einer Bibliothek, hier nur Ansicht</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit %1 in its library; this path leads back here</source>
        <translation>%1 in der Bibliothek bearbeiten; dieser Pfad führt hierher zurück</translation>
    </message>
    <message>
        <source>%1 – changes here apply to all parts of this class</source>
        <translation>%1 – Änderungen gelten für alle Teile dieser Klasse</translation>
    </message>
    <message>
        <source>%1 – what is saved here applies to all parts of this class</source>
        <translation>%1 – was hier gespeichert wird, gilt für alle Teile dieser Klasse</translation>
    </message>
    <message>
        <source>%1 – its equations, with the values of a run</source>
        <translation>%1 – die Gleichungen mit den Werten eines Laufs</translation>
    </message>
</context>
<context>
    <name>armature::app::CanvasMenu</name>
    <message>
        <source>Look inside</source>
        <translation>Inneres ansehen</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Gleichungen</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Über %1</translation>
    </message>
    <message>
        <source>Reset the label</source>
        <translation>Beschriftung zurücksetzen</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Route automatically</source>
        <translation>Automatisch verlegen</translation>
    </message>
    <message>
        <source>Connect %1 to</source>
        <translation>%1 verbinden mit</translation>
    </message>
    <message>
        <source>Describe the signs…</source>
        <translation>Vorzeichen beschreiben…</translation>
    </message>
    <message>
        <source>Show this line as a shaft</source>
        <translation>Diese Linie als Welle zeigen</translation>
    </message>
    <message>
        <source>Show this line on its track</source>
        <translation>Diese Linie auf ihrer Bahn zeigen</translation>
    </message>
    <message>
        <source>Paste here</source>
        <translation>Hier einfügen</translation>
    </message>
    <message>
        <source>Replace by…</source>
        <translation>Ersetzen durch…</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <translation>Von hier abzweigen</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Show as sparkline</source>
        <translation>Als Minikurve zeigen</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>%1 zeichnen</translation>
    </message>
    <message>
        <source>Explain this number</source>
        <translation>Diese Zahl erklären</translation>
    </message>
    <message>
        <source>Remove the sparkline</source>
        <translation>Minikurve entfernen</translation>
    </message>
    <message>
        <source>Remove the sparklines of %1</source>
        <translation>Minikurven von %1 entfernen</translation>
    </message>
    <message>
        <source>Reset the sparklines</source>
        <translation>Minikurven zurücksetzen</translation>
    </message>
    <message>
        <source>Edit %1 as text</source>
        <translation>%1 als Text bearbeiten</translation>
    </message>
    <message>
        <source>Edit the icon of %1</source>
        <translation>Symbol von %1 bearbeiten</translation>
    </message>
    <message>
        <source>Part here…</source>
        <translation>Teil hier…</translation>
    </message>
    <message>
        <source>Note here</source>
        <translation>Notiz hier</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Notiz bearbeiten</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Signal of the bus</source>
        <translation>Signal des Busses</translation>
    </message>
    <message>
        <source>Another signal…</source>
        <translation>Anderes Signal…</translation>
    </message>
    <message>
        <source>Name of the signal:</source>
        <translation>Name des Signals:</translation>
    </message>
    <message>
        <source>New name of %1 at all its wires:</source>
        <translation>Neuer Name von %1 an allen seinen Verbindungen:</translation>
    </message>
    <message>
        <source>Rename %1…</source>
        <translation>%1 umbenennen…</translation>
    </message>
</context>
<context>
    <name>armature::app::CanvasView</name>
    <message>
        <source>Diagram</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>abgeschaltet</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Mit nichts verbunden</translation>
    </message>
    <message>
        <source>Connected: %1</source>
        <translation>Verbunden: %1</translation>
    </message>
    <message>
        <source>Wire from %1 to %2</source>
        <translation>Leitung von %1 nach %2</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>Sparkline of %1</source>
        <translation>Minikurve von %1</translation>
    </message>
</context>
<context>
    <name>armature::app::Chart</name>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Als Bild speichern…</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Bilder (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 lässt sich nicht schreiben.</translation>
    </message>
</context>
<context>
    <name>armature::app::ClassAnswers</name>
    <message>
        <source>Answers of a class</source>
        <translation>Antworten einer Klasse</translation>
    </message>
    <message>
        <source>Answers: students are rows, steps are columns</source>
        <translation>Antworten: Zeilen sind Lernende, Spalten sind Schritte</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Als CSV exportieren…</translation>
    </message>
    <message numerus="yes">
        <source>%n answer files.</source>
        <translation>
            <numerusform>%n Datei mit Antworten.</numerusform>
            <numerusform>%n Dateien mit Antworten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read: %1</source>
        <translation>Nicht gelesen: %1</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>correct at attempt %1</source>
        <translation>richtig beim %1. Versuch</translation>
    </message>
    <message>
        <source>wrong, %1 attempts</source>
        <translation>falsch, Versuche: %1</translation>
    </message>
    <message>
        <source>Export the answers</source>
        <translation>Antworten exportieren</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Durch Kommas getrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>The table was not written: %1</source>
        <translation>Die Tabelle wurde nicht geschrieben: %1</translation>
    </message>
    <message>
        <source>One answer file.</source>
        <translation>Eine Datei mit Antworten.</translation>
    </message>
</context>
<context>
    <name>armature::app::ClassCheck</name>
    <message>
        <source>The class has too few equations: something at its connectors is undetermined.</source>
        <translation>Die Klasse hat zu wenige Gleichungen: Sie lassen an ihren Anschlüssen etwas offen.</translation>
    </message>
    <message>
        <source>Some equations say the same or contradict each other, and others are missing.</source>
        <translation>Einige Gleichungen sagen dasselbe oder widersprechen sich, und andere fehlen.</translation>
    </message>
</context>
<context>
    <name>armature::app::BaseCard</name>
    <message>
        <source>Search base classes</source>
        <translation>Basisklassen suchen</translation>
    </message>
    <message>
        <source>The libraries are being read…</source>
        <translation>Die Bibliotheken werden gelesen…</translation>
    </message>
    <message>
        <source>No base class of this name.</source>
        <translation>Keine Basisklasse dieses Namens.</translation>
    </message>
</context>
<context>
    <name>armature::app::ClassPanel</name>
    <message>
        <source>Part of another base class…</source>
        <translation>Teil mit einer anderen Basisklasse…</translation>
    </message>
    <message>
        <source>Of all partial classes of the libraries and of this diagram</source>
        <translation>Von allen partiellen Klassen der Bibliotheken und dieses Diagramms</translation>
    </message>
    <message>
        <source>Classes of this diagram</source>
        <translation>Klassen dieses Diagramms</translation>
    </message>
    <message>
        <source>New part</source>
        <translation>Neues Teil</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>Put a part of this class onto the diagram</source>
        <translation>Ein Teil dieser Klasse in das Diagramm einsetzen</translation>
    </message>
    <message>
        <source>More about this class</source>
        <translation>Mehr zu dieser Klasse</translation>
    </message>
    <message>
        <source>Rename the name at the cursor</source>
        <translation>Namen am Cursor ändern</translation>
    </message>
    <message>
        <source>Complete the word</source>
        <translation>Wort vervollständigen</translation>
    </message>
    <message>
        <source>Page of this class</source>
        <translation>Seite dieser Klasse</translation>
    </message>
    <message>
        <source>Remove the class</source>
        <translation>Klasse entfernen</translation>
    </message>
    <message>
        <source>Class %1, without a name</source>
        <translation>Klasse %1, ohne Namen</translation>
    </message>
    <message>
        <source>Rename class %1 to %2</source>
        <translation>Klasse %1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Edit class</source>
        <translation>Klasse bearbeiten</translation>
    </message>
    <message>
        <source>Put the cursor on a name first.</source>
        <translation>Zuerst den Cursor auf einen Namen setzen.</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>This class has no mistakes.</source>
        <translation>Diese Klasse hat keine Fehler.</translation>
    </message>
    <message>
        <source>The diagram&apos;s own classes are parts that you write yourself. “New part” starts one.</source>
        <translation>Eigene Klassen des Diagramms sind selbst geschriebene Teile. „Neues Teil“ legt eine an.</translation>
    </message>
    <message>
        <source>%1 is now called %2. Places changed: %3</source>
        <translation>%1 heißt jetzt %2. Geänderte Stellen: %3</translation>
    </message>
    <message>
        <source>New part as text: %1</source>
        <translation>Neues Teil als Text: %1</translation>
    </message>
    <message>
        <source>%1 (package)</source>
        <translation>%1 (Paket)</translation>
    </message>
    <message>
        <source>Libraries are renamed in the palette, classes in their own texts.</source>
        <translation>Bibliotheken werden in der Palette umbenannt, Klassen in ihrem eigenen Text.</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
</context>
<context>
    <name>armature::app::CodeEdit</name>
    <message>
        <source>Modelica text</source>
        <translation>Modelica-Text</translation>
    </message>
    <message>
        <source>Shift+Esc goes to the diagram.</source>
        <translation>Umschalt+Esc führt zum Diagramm.</translation>
    </message>
</context>
<context>
    <name>armature::app::CommandPalette</name>
    <message>
        <source>What do you want to do?</source>
        <translation>Was soll geschehen?</translation>
    </message>
    <message>
        <source>No such command.</source>
        <translation>Kein solcher Befehl.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>armature::app::ControlCard</name>
    <message>
        <source>%1, by the key %2</source>
        <translation>%1, mit der Taste %2</translation>
    </message>
    <message>
        <source>Hold</source>
        <comment>button</comment>
        <translation>Halten</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>%1, by axis %2 of the gamepad</source>
        <translation>%1, mit Achse %2 des Gamepads</translation>
    </message>
    <message>
        <source>%1, by button %2 of the gamepad</source>
        <translation>%1, mit Knopf %2 des Gamepads</translation>
    </message>
    <message>
        <source>%1: not in this model. It was renamed or deleted, here or in a library. Put the parameter on the panel by the name that it has now, and remove this control by its menu.</source>
        <translation>%1: nicht in diesem Modell. Es wurde umbenannt oder gelöscht, hier oder in einer Bibliothek. Den Parameter unter seinem jetzigen Namen auf das Bedienfeld legen und dieses Bedienelement über sein Menü entfernen.</translation>
    </message>
    <message>
        <source>not in this model</source>
        <translation>nicht in diesem Modell</translation>
    </message>
</context>
<context>
    <name>armature::app::ControlPanel</name>
    <message>
        <source>Put %1 on the panel</source>
        <translation>%1 auf das Bedienfeld legen</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Bedienelemente</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Schieber</translation>
    </message>
    <message>
        <source>Knob</source>
        <translation>Drehknopf</translation>
    </message>
    <message>
        <source>Number field</source>
        <translation>Zahlenfeld</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>Change the control of %1</source>
        <translation>Das Bedienelement von %1 ändern</translation>
    </message>
    <message>
        <source>Range and name…</source>
        <translation>Bereich und Name…</translation>
    </message>
    <message>
        <source>Move a control</source>
        <translation>Bedienelement verschieben</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the control of %1</source>
        <translation>Das Bedienelement von %1 entfernen</translation>
    </message>
    <message>
        <source>Control of %1</source>
        <translation>Bedienelement von %1</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Name on the panel</source>
        <translation>Name auf dem Bedienfeld</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>such as %1 or B</source>
        <translation>etwa %1 oder B</translation>
    </message>
    <message>
        <source>Dead zone of the axis [%]</source>
        <translation>Tote Zone der Achse [%]</translation>
    </message>
    <message>
        <source>Gamepad</source>
        <translation>Gamepad</translation>
    </message>
    <message>
        <source>No gamepad is plugged in</source>
        <translation>Es ist kein Gamepad angeschlossen</translation>
    </message>
    <message>
        <source>None</source>
        <comment>gamepad</comment>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Axis %1</source>
        <translation>Achse %1</translation>
    </message>
    <message>
        <source>Button %1</source>
        <translation>Knopf %1</translation>
    </message>
    <message>
        <source>Inverted</source>
        <translation>Umgekehrt</translation>
    </message>
</context>
<context>
    <name>armature::app::DataTable</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>How the run ended</source>
        <translation>Wie der Lauf endete</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>nicht gelaufen</translation>
    </message>
    <message>
        <source>has errors</source>
        <translation>hat Fehler</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>vorzeitig beendet</translation>
    </message>
</context>
<context>
    <name>armature::app::DiagramFiles</name>
    <message>
        <source>Armature</source>
        <translation>Armature</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <source>The diagram was not opened.
%1</source>
        <translation>Das Diagramm wurde nicht geöffnet.
%1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>%1 is open in another tab.
Choose another name, or close that tab first.</source>
        <translation>%1 ist in einem anderen Reiter geöffnet.
Anderen Namen wählen oder zuerst jenen Reiter schließen.</translation>
    </message>
    <message>
        <source>The diagram was not saved.
%1</source>
        <translation>Das Diagramm wurde nicht gespeichert.
%1</translation>
    </message>
    <message>
        <source>Save as a diagram…</source>
        <translation>Als Diagramm speichern…</translation>
    </message>
    <message>
        <source>Write Modelica text…</source>
        <translation>Modelica-Text schreiben…</translation>
    </message>
    <message>
        <source>Save the diagram</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Armature diagrams (*.armature.json)</source>
        <translation>Armature-Diagramme (*.armature.json)</translation>
    </message>
    <message>
        <source>Diagrams and Modelica (*.armature.json *.mo)</source>
        <translation>Diagramme und Modelica (*.armature.json *.mo)</translation>
    </message>
    <message>
        <source>Modelica text (*.mo)</source>
        <translation>Modelica-Text (*.mo)</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to %n diagrams?</source>
        <translation>
            <numerusform>Änderungen an %n Diagramm speichern?</numerusform>
            <numerusform>Änderungen an %n Diagrammen speichern?</numerusform>
        </translation>
    </message>
    <message>
        <source>Without saving they are lost:
%1</source>
        <translation>Ohne Speichern gehen sie verloren:
%1</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>Alle verwerfen</translation>
    </message>
    <message>
        <source>%1 was read from %2. Where should it be saved?</source>
        <translation>%1 wurde aus %2 gelesen. Wohin soll gespeichert werden?</translation>
    </message>
    <message>
        <source>In %1 only the changes are written: comments, other classes and the layout of the text stay as they are. Plots, and what else only Armature knows, are kept in an annotation of the class.</source>
        <translation>In %1 wird nur geschrieben, was geändert wurde: Kommentare, die anderen Klassen und die Anordnung des Texts bleiben, wie sie sind. Kurvenbilder und was sonst nur Armature kennt, stehen in einer Annotation der Klasse.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Save a copy as a diagram, or write it as a Modelica file of its own.</source>
        <translation>%1 lässt sich nicht schreiben. Eine Kopie als Diagramm speichern oder eine eigene Modelica-Datei schreiben.</translation>
    </message>
    <message>
        <source>Save into %1</source>
        <translation>In %1 speichern</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>Alle speichern</translation>
    </message>
</context>
<context>
    <name>armature::app::DiagramPage</name>
    <message>
        <source>Plots</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Messages (%1)</source>
        <translation>Meldungen (%1)</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Icon of %1</source>
        <translation>Symbol von %1</translation>
    </message>
    <message>
        <source>The text of %1 has a mistake: what it said before is shown, and cannot be changed here.</source>
        <translation>Der Text von %1 hat einen Fehler: Zu sehen ist, was er vorher sagte; hier lässt es sich nicht ändern.</translation>
    </message>
</context>
<context>
    <name>armature::app::DiagramScene</name>
    <message>
        <source>Drag a part from the left, or just type its name.</source>
        <translation>Ein Teil von links herüberziehen oder einfach seinen Namen tippen.</translation>
    </message>
    <message>
        <source>Drag from one connector to another to connect them.</source>
        <translation>Von einem Anschluss zum anderen ziehen, um sie zu verbinden.</translation>
    </message>
    <message>
        <source>Press Run, then drop variables onto a plot.</source>
        <translation>Lauf starten, dann Größen auf ein Kurvenbild ziehen.</translation>
    </message>
    <message>
        <source>a %1</source>
        <translation>ein %1</translation>
    </message>
    <message>
        <source>A connector cannot be connected to itself.</source>
        <translation>Ein Anschluss lässt sich nicht mit sich selbst verbinden.</translation>
    </message>
    <message>
        <source>These two are already connected.</source>
        <translation>Diese beiden sind schon verbunden.</translation>
    </message>
    <message>
        <source>%1 does not fit %2.</source>
        <translation>%1 und %2 passen nicht zusammen.</translation>
    </message>
    <message>
        <source>%1 and %2 are both outputs: a signal goes from an output to an input.</source>
        <translation>%1 und %2 sind beide Ausgänge: Ein Signal geht von einem Ausgang zu einem Eingang.</translation>
    </message>
    <message>
        <source>%1 and %2 are both inputs: a signal goes from an output to an input.</source>
        <translation>%1 und %2 sind beide Eingänge: Ein Signal geht von einem Ausgang zu einem Eingang.</translation>
    </message>
    <message>
        <source>%1 already has a signal.</source>
        <translation>%1 hat schon ein Signal.</translation>
    </message>
    <message>
        <source>No free connector fits %1: double-click empty canvas to choose a part.</source>
        <translation>Kein freier Anschluss passt zu %1: Auf freier Fläche doppelt klicken, um ein Teil zu wählen.</translation>
    </message>
    <message>
        <source>No free connector fits %1: let go on empty canvas to choose a part.</source>
        <translation>Kein freier Anschluss passt zu %1: Auf freier Fläche loslassen, um ein Teil zu wählen.</translation>
    </message>
    <message>
        <source>Connect %1 to %2.</source>
        <translation>%1 mit %2 verbinden.</translation>
    </message>
    <message>
        <source>Connect %1 to %2 or to another connector with a ring.</source>
        <translation>%1 mit %2 oder einem anderen umringten Anschluss verbinden.</translation>
    </message>
    <message>
        <source>%1 does not fit %2: they carry different quantities.</source>
        <translation>%1 und %2 passen nicht zusammen: Sie führen verschiedene Größen.</translation>
    </message>
    <message>
        <source>Reverse the positive direction</source>
        <translation>Positive Richtung umkehren</translation>
    </message>
    <message>
        <source>Turn %1 along its line</source>
        <translation>%1 längs seiner Linie drehen</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Spiegeln</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n parts</source>
        <translation>
            <numerusform>%n Teil einfügen</numerusform>
            <numerusform>%n Teile einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Insert %1 into a wire</source>
        <translation>%1 in eine Leitung einfügen</translation>
    </message>
    <message>
        <source>Move the label of %1</source>
        <translation>Beschriftung von %1 verschieben</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Move %n parts</source>
        <translation>
            <numerusform>%n Teil verschieben</numerusform>
            <numerusform>%n Teile verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a ground at %1</source>
        <translation>Masse an %1 anschließen</translation>
    </message>
    <message>
        <source>Add a ground</source>
        <translation>Masse anschließen</translation>
    </message>
    <message>
        <source>Hold %1 by the ground instead</source>
        <translation>Stattdessen %1 am Gestell halten</translation>
    </message>
    <message>
        <source>Add a World to the diagram</source>
        <translation>Ein World zum Diagramm hinzufügen</translation>
    </message>
    <message>
        <source>Let the start value of %1 follow from the others</source>
        <translation>Anfangswert von %1 aus den anderen folgen lassen</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>Größe von %1 ändern</translation>
    </message>
    <message>
        <source>%1 (connected)</source>
        <translation>%1 (verbunden)</translation>
    </message>
    <message>
        <source>“%1” is not a name: letters, digits and _ only.</source>
        <translation>„%1“ ist kein Name: nur Buchstaben (ohne Umlaute), Ziffern und _.</translation>
    </message>
    <message>
        <source>The diagram already has something called “%1”.</source>
        <translation>Im Diagramm heißt schon etwas „%1“.</translation>
    </message>
    <message>
        <source>Make sub-model %1</source>
        <translation>Teilmodell %1 bilden</translation>
    </message>
    <message>
        <source>This model is text only: it has nothing to show on the sheet.</source>
        <translation>Dieses Modell ist nur Text: Es gibt nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>The inspector shows it under Declarations and equations.</source>
        <translation>Der Inspektor zeigt ihn unter Deklarationen und Gleichungen.</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>Lay out along the connections</source>
        <translation>Entlang der Verbindungen anordnen</translation>
    </message>
    <message>
        <source>Add %1 at the end of a wire</source>
        <translation>%1 am Ende einer Leitung hinzufügen</translation>
    </message>
    <message>
        <source>Replace %1 by %2</source>
        <translation>%1 durch %2 ersetzen</translation>
    </message>
    <message>
        <source>Move the sparklines of %1</source>
        <translation>Minikurven von %1 verschieben</translation>
    </message>
    <message>
        <source>Paste a note</source>
        <translation>Notiz einfügen</translation>
    </message>
    <message>
        <source>Paste notes</source>
        <translation>Notizen einfügen</translation>
    </message>
    <message>
        <source>Move a note</source>
        <translation>Notiz verschieben</translation>
    </message>
    <message>
        <source>Move notes</source>
        <translation>Notizen verschieben</translation>
    </message>
    <message>
        <source>Resize a note</source>
        <translation>Größe einer Notiz ändern</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>no signals yet</source>
        <translation>noch keine Signale</translation>
    </message>
    <message>
        <source>%1 does not fit a bus, which carries signals.</source>
        <translation>%1 passt nicht zu einem Bus, der Signale führt.</translation>
    </message>
    <message>
        <source>New signal %1</source>
        <translation>Neues Signal %1</translation>
    </message>
    <message>
        <source>The bus has a signal %1 already.</source>
        <translation>Der Bus hat schon ein Signal %1.</translation>
    </message>
    <message>
        <source>Paste a part</source>
        <translation>Teil einfügen</translation>
    </message>
    <message>
        <source>Add %1 to the diagram</source>
        <translation>%1 zum Diagramm hinzufügen</translation>
    </message>
</context>
<context>
    <name>armature::app::DiagramTextPanel</name>
    <message>
        <source>The diagram does not follow this text yet.</source>
        <translation>Das Diagramm folgt diesem Text noch nicht.</translation>
    </message>
    <message>
        <source>Back to the diagram&apos;s text</source>
        <translation>Zurück zum Text des Diagramms</translation>
    </message>
    <message>
        <source>Edit the Modelica text</source>
        <translation>Modelica-Text bearbeiten</translation>
    </message>
    <message>
        <source>This text is read-only.</source>
        <translation>Dieser Text ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Changes here change the diagram.</source>
        <translation>Änderungen hier ändern das Diagramm.</translation>
    </message>
</context>
<context>
    <name>armature::app::DockLayout</name>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>3-D view</source>
        <translation>3-D-Ansicht</translation>
    </message>
    <message>
        <source>Documentation</source>
        <translation>Dokumentation</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Line in space</source>
        <translation>Linie im Raum</translation>
    </message>
    <message>
        <source>Drag this edge to move the panel</source>
        <translation>An dieser Kante lässt sich das Feld verschieben</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
</context>
<context>
    <name>armature::app::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>S&amp;witch off or on</source>
        <translation>A&amp;us- oder einschalten</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Nach l&amp;inks drehen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>Rotate ri&amp;ght</source>
        <translation>Nach re&amp;chts drehen</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Spiegeln</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>&amp;Join by a wire…</source>
        <translation>Durch Leitung &amp;verbinden…</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>Find a &amp;part</source>
        <translation>&amp;Teil suchen</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Find a &amp;variable</source>
        <translation>&amp;Größe suchen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Ei&amp;nstellungen…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>&amp;Make a sub-model…</source>
        <translation>Teil&amp;modell bilden…</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Class name of the new sub-model:</source>
        <translation>Klassenname des neuen Teilmodells:</translation>
    </message>
    <message>
        <source>Make a sub-model</source>
        <translation>Teilmodell bilden</translation>
    </message>
    <message>
        <source>Describe the si&amp;gns…</source>
        <translation>Vor&amp;zeichen beschreiben…</translation>
    </message>
    <message>
        <source>Flip &amp;upside down</source>
        <translation>Auf den &amp;Kopf stellen</translation>
    </message>
    <message>
        <source>Ctrl+Alt+F</source>
        <translation>Ctrl+Alt+F</translation>
    </message>
    <message>
        <source>Arran&amp;ge</source>
        <translation>Anord&amp;nen</translation>
    </message>
    <message>
        <source>&amp;Left edges in line</source>
        <translation>&amp;Linke Kanten in einer Linie</translation>
    </message>
    <message>
        <source>Align left edges</source>
        <translation>Linke Kanten ausrichten</translation>
    </message>
    <message>
        <source>Centres in a colu&amp;mn</source>
        <translation>&amp;Mitten übereinander</translation>
    </message>
    <message>
        <source>Align centres in a column</source>
        <translation>Mitten übereinander ausrichten</translation>
    </message>
    <message>
        <source>&amp;Right edges in line</source>
        <translation>&amp;Rechte Kanten in einer Linie</translation>
    </message>
    <message>
        <source>Align right edges</source>
        <translation>Rechte Kanten ausrichten</translation>
    </message>
    <message>
        <source>&amp;Top edges in line</source>
        <translation>&amp;Obere Kanten in einer Linie</translation>
    </message>
    <message>
        <source>Align top edges</source>
        <translation>Obere Kanten ausrichten</translation>
    </message>
    <message>
        <source>Centres in a row (&amp;side by side)</source>
        <translation>Mitten &amp;nebeneinander</translation>
    </message>
    <message>
        <source>Align centres in a row</source>
        <translation>Mitten nebeneinander ausrichten</translation>
    </message>
    <message>
        <source>&amp;Bottom edges in line</source>
        <translation>&amp;Untere Kanten in einer Linie</translation>
    </message>
    <message>
        <source>Align bottom edges</source>
        <translation>Untere Kanten ausrichten</translation>
    </message>
    <message>
        <source>Equal gaps from left to &amp;right</source>
        <translation>Gleiche Abstände von links nach r&amp;echts</translation>
    </message>
    <message>
        <source>Distribute from left to right</source>
        <translation>Von links nach rechts verteilen</translation>
    </message>
    <message>
        <source>Equal gaps from top to b&amp;ottom</source>
        <translation>Gleiche Abstände von oben nach un&amp;ten</translation>
    </message>
    <message>
        <source>Distribute from top to bottom</source>
        <translation>Von oben nach unten verteilen</translation>
    </message>
    <message>
        <source>Lay out &amp;along the connections</source>
        <translation>&amp;Entlang der Verbindungen anordnen</translation>
    </message>
    <message>
        <source>Ctrl+Alt+L</source>
        <translation>Ctrl+Alt+L</translation>
    </message>
    <message>
        <source>&amp;Find and replace…</source>
        <translation>&amp;Suchen und ersetzen…</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>&amp;New part as text…</source>
        <translation>&amp;Neues Teil als Text…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Edit the &amp;icon of a part…</source>
        <translation>S&amp;ymbol eines Teils bearbeiten…</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
    </message>
    <message>
        <source>Armature</source>
        <translation>Armature</translation>
    </message>
    <message>
        <source>This diagram has no parts of its own yet. Write one as text, or make a sub-model of selected parts.</source>
        <translation>Dieses Diagramm hat noch keine eigenen Teile. Eines als Text schreiben, oder aus ausgewählten Teilen ein Teilmodell bilden.</translation>
    </message>
    <message>
        <source>Edit an icon</source>
        <translation>Symbol bearbeiten</translation>
    </message>
    <message>
        <source>Icon of the part:</source>
        <translation>Symbol des Teils:</translation>
    </message>
    <message>
        <source>Undo histor&amp;y</source>
        <translation>&amp;Verlauf der Schritte</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Z</source>
        <translation>Ctrl+Alt+Z</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Insert a n&amp;ote</source>
        <translation>N&amp;otiz einfügen</translation>
    </message>
    <message>
        <source>Ctrl+Alt+N</source>
        <translation>Ctrl+Alt+N</translation>
    </message>
    <message>
        <source>What is shown here is read-only.</source>
        <translation>Was hier zu sehen ist, lässt sich nicht bearbeiten.</translation>
    </message>
    <message>
        <source>Select parts or wires first.</source>
        <translation>Zuerst Teile oder Leitungen auswählen.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Nothing has been undone.</source>
        <translation>Es wurde nichts rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Select parts first.</source>
        <translation>Zuerst Teile auswählen.</translation>
    </message>
    <message>
        <source>Select two parts or more first.</source>
        <translation>Zuerst mindestens zwei Teile auswählen.</translation>
    </message>
    <message>
        <source>Select three parts or more first.</source>
        <translation>Zuerst mindestens drei Teile auswählen.</translation>
    </message>
    <message>
        <source>Replace &amp;by…</source>
        <translation>Ersetzen &amp;durch…</translation>
    </message>
    <message>
        <source>Select one part first.</source>
        <translation>Zuerst ein Teil auswählen.</translation>
    </message>
    <message>
        <source>%1 belongs to a library: open it as a diagram to make a sub-model of its parts</source>
        <translation>%1 gehört zu einer Bibliothek: Als Diagramm öffnen, um aus seinen Teilen ein Teilmodell zu bilden</translation>
    </message>
</context>
<context>
    <name>armature::app::ElementChoice</name>
    <message>
        <source>Element of the array</source>
        <translation>Element des Feldes</translation>
    </message>
    <message>
        <source>The element whose variables are listed</source>
        <translation>Das Element, dessen Größen aufgeführt sind</translation>
    </message>
</context>
<context>
    <name>armature::app::EnergyPanel</name>
    <message>
        <source>Part whose quadrants are shown</source>
        <translation>Wessen Quadranten gezeigt werden</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>Quadranten</translation>
    </message>
    <message>
        <source>Where power comes from at this instant, and where it goes</source>
        <translation>Woher zu diesem Zeitpunkt Leistung kommt und wohin sie geht</translation>
    </message>
    <message>
        <source>What has come and gone since the start</source>
        <translation>Was seit Beginn gekommen und gegangen ist</translation>
    </message>
    <message>
        <source>Whether a source drives or brakes</source>
        <translation>Ob eine Quelle antreibt oder bremst</translation>
    </message>
    <message>
        <source>At %1: %2. %3</source>
        <translation>Bei %1: %2. %3</translation>
    </message>
    <message>
        <source>From the start to %1: %2. %3</source>
        <translation>Vom Beginn bis %1: %2. %3</translation>
    </message>
</context>
<context>
    <name>armature::app::EnergyRoom</name>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
</context>
<context>
    <name>armature::app::EnergyView</name>
    <message>
        <source>Power of the parts at this instant</source>
        <translation>Leistung der Teile zu diesem Zeitpunkt</translation>
    </message>
    <message>
        <source>Energies since the start</source>
        <translation>Energien seit Beginn</translation>
    </message>
    <message>
        <source>Run the diagram: then this shows where its power comes from and where it goes.</source>
        <translation>Lauf starten: Dann steht hier, woher die Leistung kommt und wohin sie geht.</translation>
    </message>
    <message>
        <source>Adding up the powers: %1 %</source>
        <translation>Die Leistungen werden aufsummiert: %1 %</translation>
    </message>
</context>
<context>
    <name>armature::app::EventsPanel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Events of a run are listed here.</source>
        <translation>Hier stehen die Ereignisse eines Laufs.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
</context>
<context>
    <name>armature::app::ExperimentsPanel</name>
    <message>
        <source>Run the study</source>
        <translation>Studie starten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Studies of the diagram</source>
        <translation>Studien des Diagramms</translation>
    </message>
    <message>
        <source>No study yet</source>
        <translation>Noch keine Studie</translation>
    </message>
    <message>
        <source>Add another study of the diagram</source>
        <translation>Eine weitere Studie des Diagramms anlegen</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Variation</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>Monte Carlo</translation>
    </message>
    <message>
        <source>Steady state</source>
        <translation>Ruhelage</translation>
    </message>
    <message>
        <source>Linear model</source>
        <translation>Lineares Modell</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Abgleich</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Empfindlichkeit</translation>
    </message>
    <message>
        <source>(cannot be read)</source>
        <translation>(nicht lesbar)</translation>
    </message>
    <message>
        <source>Add a study, or type range(1, 5, 9) or choices(1, 2, 5) into the field of a parameter.</source>
        <translation>Eine Studie hinzufügen, oder range(1, 5, 9) oder choices(1, 2, 5) in das Feld eines Parameters schreiben.</translation>
    </message>
    <message>
        <source>This version cannot read this study.</source>
        <translation>Diese Version kann diese Studie nicht lesen.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>The results appear here.</source>
        <translation>Hier erscheinen die Ergebnisse.</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Eigenformen</translation>
    </message>
    <message>
        <source>Poles</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Bode</source>
        <translation>Bode</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>Matrizen</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Anpassung</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Derivatives</source>
        <translation>Ableitungen</translation>
    </message>
    <message>
        <source>%1 runs in %2</source>
        <translation>%1 Läufe in %2</translation>
    </message>
    <message>
        <source>Stopped with %1 of %2 runs</source>
        <translation>Angehalten nach %1 von %2 Läufen</translation>
    </message>
    <message>
        <source>%1 translations</source>
        <translation>%1 Übersetzungen</translation>
    </message>
    <message>
        <source>%1 stopped early</source>
        <translation>%1 vorzeitig beendet</translation>
    </message>
    <message>
        <source>Steady state at %1</source>
        <translation>Ruhelage bei %1</translation>
    </message>
    <message>
        <source>Central differences from %1 runs in %2</source>
        <translation>Zentrale Differenzen aus %1 Läufen in %2</translation>
    </message>
    <message>
        <source>%1: difference %2, before %3</source>
        <translation>%1: Abweichung %2, vorher %3</translation>
    </message>
    <message>
        <source>%1 inputs</source>
        <translation>%1 Eingänge</translation>
    </message>
    <message>
        <source>%1 outputs</source>
        <translation>%1 Ausgänge</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 Zustände</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>Bei %1: %2</translation>
    </message>
    <message>
        <source>Remove the study</source>
        <translation>Die Studie entfernen</translation>
    </message>
    <message>
        <source>one input</source>
        <translation>ein Eingang</translation>
    </message>
    <message>
        <source>one output</source>
        <translation>ein Ausgang</translation>
    </message>
    <message>
        <source>one state</source>
        <translation>ein Zustand</translation>
    </message>
</context>
<context>
    <name>armature::app::ExperimentsRoom</name>
    <message>
        <source>Experiments</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>E&amp;xperiments…</source>
        <translation>E&amp;xperimente…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
</context>
<context>
    <name>armature::app::ExportDialog</name>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Pixels of a PNG as a multiple of this size: letters and lines keep their proportions. SVG and PDF are sharp at any size.</source>
        <translation>Pixel eines PNG als Vielfaches dieser Größe: Schrift und Linien behalten ihr Verhältnis. SVG und PDF sind in jeder Größe scharf.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
</context>
<context>
    <name>armature::app::Exports</name>
    <message>
        <source>%1 was not written.
%2</source>
        <translation>%1 wurde nicht geschrieben.
%2</translation>
    </message>
    <message>
        <source>Printed: %1</source>
        <translation>Gedruckt: %1</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Export Modelica text</source>
        <translation>Modelica-Text exportieren</translation>
    </message>
    <message>
        <source>Modelica (*.mo)</source>
        <translation>Modelica (*.mo)</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>There is no finished run to export.</source>
        <translation>Es gibt keinen abgeschlossenen Lauf zu exportieren.</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>%1 variables were written to %2.</source>
        <translation>%1 Größen wurden in %2 geschrieben.</translation>
    </message>
    <message>
        <source>Export results (as this library counts, without glasses)</source>
        <translation>Ergebnisse exportieren (Zählung dieser Bibliothek, ohne Brille)</translation>
    </message>
    <message>
        <source>Results (*.csv *.mat *.h5)</source>
        <translation>Ergebnisse (*.csv *.mat *.h5)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.pdf)</source>
        <translation>Bilder (*.svg *.png *.pdf)</translation>
    </message>
</context>
<context>
    <name>armature::app::ExpressionField</name>
    <message>
        <source>inertia1.w*torque.tau, der(x), rms(i, 0.02)</source>
        <translation>inertia1.w*torque.tau, der(x), rms(i, 0.02)</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>Enter adds the curve; names are completed as you type.</source>
        <translation>Die Eingabetaste fügt die Kurve hinzu; Namen werden beim Tippen ergänzt.</translation>
    </message>
    <message>
        <source>Its unit is found at the next run.</source>
        <translation>Seine Einheit ergibt sich beim nächsten Lauf.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>a number without unit</source>
        <translation>eine Zahl ohne Einheit</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
</context>
<context>
    <name>armature::app::FactTable</name>
    <message>
        <source>Facts</source>
        <translation>Tatsachen</translation>
    </message>
    <message>
        <source>Variable, or condition</source>
        <translation>Größe oder Bedingung</translation>
    </message>
    <message>
        <source>Instant, s</source>
        <translation>Zeitpunkt, s</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>What the texts state: a variable with its value, or a condition such as at(mass1.v, 1) &lt; 0.</source>
        <translation>Was die Texte behaupten: eine Größe mit ihrem Wert oder eine Bedingung wie at(mass1.v, 1) &lt; 0.</translation>
    </message>
</context>
<context>
    <name>armature::app::FamilyPage</name>
    <message>
        <source>Variable</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Every %1th run is drawn</source>
        <translation>Jeder %1. Lauf ist gezeichnet</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>5 % and 95 %</source>
        <translation>5 % und 95 %</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>armature::app::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New diagram</source>
        <translation>&amp;Neues Diagramm</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Beispiele</translation>
    </message>
    <message>
        <source>&amp;Close the diagram</source>
        <translation>Diagramm &amp;schließen</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Export &amp;Modelica text…</source>
        <translation>&amp;Modelica-Text exportieren…</translation>
    </message>
    <message>
        <source>Export &amp;results…</source>
        <translation>&amp;Ergebnisse exportieren…</translation>
    </message>
    <message>
        <source>Export &amp;picture of the diagram…</source>
        <translation>Bild des &amp;Diagramms exportieren…</translation>
    </message>
    <message>
        <source>Open the example %1 %2</source>
        <translation>Beispiel öffnen: %1 %2</translation>
    </message>
    <message>
        <source>Open &amp;results…</source>
        <translation>E&amp;rgebnisse öffnen…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Nothing has changed since it was saved.</source>
        <translation>Seit dem Speichern hat sich nichts geändert.</translation>
    </message>
</context>
<context>
    <name>armature::app::FileMeshes</name>
    <message>
        <source>%1: with it the shapes have more than two million triangles</source>
        <translation>%1: Damit haben die Formen mehr als zwei Millionen Dreiecke</translation>
    </message>
</context>
<context>
    <name>armature::app::FindDialog</name>
    <message>
        <source>Match case</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>In names of parts</source>
        <translation>In Namen von Teilen</translation>
    </message>
    <message>
        <source>In values</source>
        <translation>In Werten</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Suchen und ersetzen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>In parts and parameters of this diagram and its sub-models.</source>
        <translation>In Teilen und Parametern dieses Diagramms und seiner Teilmodelle.</translation>
    </message>
    <message>
        <source>This text does not occur.</source>
        <translation>Dieser Text kommt nicht vor.</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places changed.</source>
        <translation>
            <numerusform>%n Stelle geändert.</numerusform>
            <numerusform>%n Stellen geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 places</source>
        <translation>%1 von %2 Stellen</translation>
    </message>
    <message>
        <source>One place changed.</source>
        <translation>Eine Stelle geändert.</translation>
    </message>
    <message>
        <source>One place</source>
        <translation>Eine Stelle</translation>
    </message>
</context>
<context>
    <name>armature::app::FitPage</name>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>– where the data do not determine the parameter</source>
        <translation>–, wo die Daten den Parameter nicht bestimmen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>at its bound</source>
        <translation>an seiner Grenze</translation>
    </message>
    <message>
        <source>not determined by the data</source>
        <translation>durch die Daten nicht bestimmt</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>model before</source>
        <translation>Modell vorher</translation>
    </message>
    <message>
        <source>data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>armature::app::Gamepad</name>
    <message>
        <source>You have no permission to read the gamepad %1. Ask the administrator of this computer; members of the group “input” usually have it.</source>
        <translation>Die Berechtigung fehlt, das Gamepad %1 zu lesen. Wer diesen Rechner verwaltet, kann sie erteilen; meist hat sie die Gruppe „input“.</translation>
    </message>
    <message>
        <source>The gamepad %1 cannot be read: %2</source>
        <translation>Das Gamepad %1 kann nicht gelesen werden: %2</translation>
    </message>
</context>
<context>
    <name>armature::app::GlassesMenu</name>
    <message>
        <source>&amp;Glasses</source>
        <translation>Bri&amp;lle</translation>
    </message>
    <message>
        <source>Glasses: %1</source>
        <translation>Brille: %1</translation>
    </message>
    <message>
        <source>This library</source>
        <translation>Diese Bibliothek</translation>
    </message>
    <message>
        <source>Numbers as this library counts them, as in results, files and equations.</source>
        <translation>Zahlen, wie diese Bibliothek sie zählt: wie in Ergebnissen, Dateien und Gleichungen.</translation>
    </message>
</context>
<context>
    <name>armature::app::GrantsDialog</name>
    <message>
        <source>What models may do</source>
        <translation>Was Modelle dürfen</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Darf</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Erlaubnis entziehen</translation>
    </message>
    <message>
        <source>change</source>
        <translation>ändern</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lesen</translation>
    </message>
    <message>
        <source>A model may read its diagram&apos;s folder and the libraries.</source>
        <translation>Ein Modell darf den Ordner seines Diagramms und die Bibliotheken lesen.</translation>
    </message>
    <message>
        <source>These diagrams may do more:</source>
        <translation>Diese Diagramme dürfen mehr:</translation>
    </message>
    <message>
        <source>No diagram may do more than that.</source>
        <translation>Mehr ist keinem Diagramm erlaubt.</translation>
    </message>
    <message>
        <source>call C functions</source>
        <translation>C-Funktionen aufrufen</translation>
    </message>
    <message>
        <source>Every diagram</source>
        <translation>Jedes Diagramm</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
</context>
<context>
    <name>armature::app::InsideView</name>
    <message>
        <source>Inside of %1</source>
        <translation>Inneres von %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Delete %1 of %2</source>
        <translation>%1 von %2 löschen</translation>
    </message>
    <message>
        <source>Restore %1 of %2</source>
        <translation>%1 von %2 wiederherstellen</translation>
    </message>
    <message>
        <source>%1 is gone from %2, and with it a wire outside</source>
        <translation>%1 von %2 ist fort und damit eine Leitung außerhalb</translation>
    </message>
    <message numerus="yes">
        <source>%1 is gone from %2, and with it %n wires outside</source>
        <translation>
            <numerusform>%1 von %2 ist fort und damit %n Leitung außerhalb</numerusform>
            <numerusform>%1 von %2 ist fort und damit %n Leitungen außerhalb</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>armature::app::InspectorPanel</name>
    <message>
        <source>Make it a parameter of the class</source>
        <translation>Zum Parameter der Klasse machen</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Make it a parameter of the diagram</source>
        <translation>Zum Parameter des Diagramms machen</translation>
    </message>
    <message>
        <source>Show more (%1 of %2)</source>
        <translation>Mehr zeigen (%1 von %2)</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Inside of %1</source>
        <translation>Inneres von %1</translation>
    </message>
    <message>
        <source>No description</source>
        <translation>Ohne Beschreibung</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Model name</source>
        <translation>Modellname</translation>
    </message>
    <message>
        <source>Name of the model in exported Modelica text</source>
        <translation>Name des Modells im exportierten Modelica-Text</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>What this diagram shows</source>
        <translation>Was dieses Diagramm zeigt</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>Diese Zahl ist zu groß.</translation>
    </message>
    <message>
        <source>This has to be a positive number.</source>
        <translation>Hier muss eine positive Zahl stehen.</translation>
    </message>
    <message>
        <source>This must not be negative.</source>
        <translation>Das darf nicht negativ sein.</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>Start time</source>
        <translation>Startzeit</translation>
    </message>
    <message>
        <source>Stop time</source>
        <translation>Endzeit</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>This has to be a number.</source>
        <translation>Hier muss eine Zahl stehen.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>A parameter of the diagram needs a value.</source>
        <translation>Ein Parameter des Diagramms braucht einen Wert.</translation>
    </message>
    <message>
        <source>Change or remove %1</source>
        <translation>%1 ändern oder entfernen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add a parameter…</source>
        <translation>Parameter hinzufügen…</translation>
    </message>
    <message>
        <source>New parameter</source>
        <translation>Neuer Parameter</translation>
    </message>
    <message>
        <source>Parameter %1</source>
        <translation>Parameter %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>A name begins with a letter and has letters, digits and _ only.</source>
        <translation>Ein Name beginnt mit einem Buchstaben und hat nur Buchstaben (ohne Umlaute), Ziffern und _.</translation>
    </message>
    <message>
        <source>A part has this name already.</source>
        <translation>Ein Teil heißt schon so.</translation>
    </message>
    <message>
        <source>This parameter already exists.</source>
        <translation>Diesen Parameter gibt es schon.</translation>
    </message>
    <message>
        <source>Declarations and equations</source>
        <translation>Deklarationen und Gleichungen</translation>
    </message>
    <message>
        <source>Modelica text beside the parts, for example
Real power = inertia1.w*10;</source>
        <translation>Modelica-Text neben den Teilen, zum Beispiel
Real power = inertia1.w*10;</translation>
    </message>
    <message>
        <source>Classes of this diagram</source>
        <translation>Klassen dieses Diagramms</translation>
    </message>
    <message>
        <source>Remove the class</source>
        <translation>Klasse entfernen</translation>
    </message>
    <message>
        <source>Add a class…</source>
        <translation>Klasse hinzufügen…</translation>
    </message>
    <message>
        <source>No library on the path has the class %1.</source>
        <translation>Keine Bibliothek im Pfad hat die Klasse %1.</translation>
    </message>
    <message>
        <source>Reading the class…</source>
        <translation>Klasse wird gelesen…</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>Initialization</source>
        <translation>Anfangswerte</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>Further modifiers</source>
        <translation>Weitere Modifikatoren</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>name = value</source>
        <translation>Name = Wert</translation>
    </message>
    <message>
        <source>Write the name, an equals sign and the value.</source>
        <translation>Namen, Gleichheitszeichen und Wert schreiben.</translation>
    </message>
    <message numerus="yes">
        <source>%n parts selected</source>
        <translation>
            <numerusform>%n Teil ausgewählt</numerusform>
            <numerusform>%n Teile ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>What is entered here holds for all of them.</source>
        <translation>Was hier eingegeben wird, gilt für alle.</translation>
    </message>
    <message>
        <source>They have no parameter in common.</source>
        <translation>Sie haben keinen gemeinsamen Parameter.</translation>
    </message>
    <message>
        <source>No end: runs until stopped</source>
        <translation>Ohne Ende, bis man anhält</translation>
    </message>
    <message>
        <source>Plots show the latest span, as long as from the start to the stop time</source>
        <translation>Kurvenbilder zeigen das letzte Stück, so lang wie von der Startzeit bis zur Endzeit</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Implicit, variable step and order; for every model</source>
        <translation>Implizit, Schritt und Ordnung veränderlich; für jedes Modell</translation>
    </message>
    <message>
        <source>Backward differences, for stiff models</source>
        <translation>Rückwärtsdifferenzen, für steife Modelle</translation>
    </message>
    <message>
        <source>Adams’ formulas, for smooth models that are not stiff</source>
        <translation>Adams-Formeln, für glatte Modelle, die nicht steif sind</translation>
    </message>
    <message>
        <source>Explicit Runge–Kutta, for oscillating models that are not stiff</source>
        <translation>Explizites Runge-Kutta-Verfahren, für schwingende Modelle, die nicht steif sind</translation>
    </message>
    <message>
        <source>Implicit Runge–Kutta, for stiff oscillating models</source>
        <translation>Implizites Runge-Kutta-Verfahren, für steife schwingende Modelle</translation>
    </message>
    <message>
        <source>Euler’s method, fixed step</source>
        <translation>Euler-Verfahren, fester Schritt</translation>
    </message>
    <message>
        <source>Heun’s method, fixed step</source>
        <translation>Heun-Verfahren, fester Schritt</translation>
    </message>
    <message>
        <source>The classical Runge–Kutta method, fixed step</source>
        <translation>Das klassische Runge-Kutta-Verfahren, fester Schritt</translation>
    </message>
    <message>
        <source>The program chooses and says why</source>
        <translation>Das Programm wählt und sagt, warum</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schrittlänge</translation>
    </message>
    <message>
        <source>As long as the interval, unless given</source>
        <translation>So lang wie die Schrittweite, falls nicht angegeben</translation>
    </message>
    <message>
        <source>500 intervals from the start to the stop time, unless given</source>
        <translation>500 Schritte von der Start- bis zur Endzeit, falls nicht angegeben</translation>
    </message>
    <message>
        <source>Record only</source>
        <translation>Aufzeichnen</translation>
    </message>
    <message>
        <source>all variables</source>
        <translation>alle Größen</translation>
    </message>
    <message>
        <source>Variables to keep of a run, separated by commas; * and ? stand for any letters, as in inertia1.*. States and plotted variables are always kept.</source>
        <translation>Größen, die von einem Lauf behalten werden, durch Kommas getrennt; * und ? stehen für beliebige Zeichen, wie in inertia1.*. Zustände und gezeichnete Größen werden immer behalten.</translation>
    </message>
    <message>
        <source>Replaceable parts</source>
        <translation>Austauschbare Teile</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Werte von %1</translation>
    </message>
    <message>
        <source>Not kept, as the default has no values of its own: %1</source>
        <translation>Nicht behalten, weil die Vorgabe keine eigenen Werte hat: %1</translation>
    </message>
    <message>
        <source>Not kept, as %1 has nothing of that name: %2</source>
        <translation>Nicht behalten, weil %1 nichts dieses Namens hat: %2</translation>
    </message>
    <message>
        <source>Order of magnitude of %1, by which its errors are weighed</source>
        <translation>Größenordnung von %1, an der Fehler gemessen werden</translation>
    </message>
</context>
<context>
    <name>armature::app::JoinCard</name>
    <message>
        <source>Wire to</source>
        <translation>Leitung nach</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Nichts passt dazu.</translation>
    </message>
    <message>
        <source>No wire of this name.</source>
        <translation>Keine Leitung dieses Namens.</translation>
    </message>
</context>
<context>
    <name>armature::app::LearnMenu</name>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>&amp;Lessons and mistakes</source>
        <translation>&amp;Lektionen und Fehler</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <translation>Lektion &amp;öffnen…</translation>
    </message>
    <message>
        <source>&amp;Save my answers…</source>
        <translation>Meine Antworten &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Classroom mode: lock what the lesson locks</source>
        <translation>&amp;Unterricht: sperren, was die Lektion sperrt</translation>
    </message>
    <message>
        <source>&amp;Write a lesson…</source>
        <translation>Lektion s&amp;chreiben…</translation>
    </message>
    <message>
        <source>&amp;Answers of a class…</source>
        <translation>&amp;Antworten einer Klasse…</translation>
    </message>
    <message>
        <source>The lesson %1 was not opened.
%2</source>
        <translation>Die Lektion %1 wurde nicht geöffnet.
%2</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*%1 lesson.json)</source>
        <translation>Lektionen (*%1 lesson.json)</translation>
    </message>
    <message>
        <source>The folder with the answers of a class</source>
        <translation>Ordner mit den Antworten einer Klasse</translation>
    </message>
    <message>
        <source>Save my answers</source>
        <translation>Meine Antworten speichern</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Answers (*.json)</source>
        <translation>Antworten (*.json)</translation>
    </message>
    <message>
        <source>The answers were not saved.
%1</source>
        <translation>Die Antworten wurden nicht gespeichert.
%1</translation>
    </message>
</context>
<context>
    <name>armature::app::LessonDots</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Step %1: right</source>
        <translation>Schritt %1: richtig</translation>
    </message>
    <message>
        <source>Step %1: not right yet</source>
        <translation>Schritt %1: noch nicht richtig</translation>
    </message>
    <message>
        <source>Step %1: seen</source>
        <translation>Schritt %1: gesehen</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
</context>
<context>
    <name>armature::app::LessonEditor</name>
    <message>
        <source>Write a lesson</source>
        <translation>Lektion schreiben</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Entry of the mistake gallery</source>
        <translation>Eintrag der Fehlersammlung</translation>
    </message>
    <message>
        <source>Classroom mode locks</source>
        <translation>Im Unterricht gesperrt</translation>
    </message>
    <message>
        <source>parts and wires</source>
        <translation>Teile und Leitungen</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Use the current diagram</source>
        <translation>Aktuelles Diagramm verwenden</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Try from this step</source>
        <translation>Ab diesem Schritt ausprobieren</translation>
    </message>
    <message>
        <source>Save as a folder…</source>
        <translation>Als Ordner speichern…</translation>
    </message>
    <message>
        <source>Save as one file…</source>
        <translation>Als eine Datei speichern…</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>Diagram: %1</source>
        <translation>Diagramm: %1</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*%1 lesson.json)</source>
        <translation>Lektionen (*%1 lesson.json)</translation>
    </message>
    <message>
        <source>Save the lesson as a folder</source>
        <translation>Lektion als Ordner speichern</translation>
    </message>
    <message>
        <source>Save the lesson as one file</source>
        <translation>Lektion als eine Datei speichern</translation>
    </message>
    <message>
        <source>Lessons (*%1)</source>
        <translation>Lektionen (*%1)</translation>
    </message>
    <message>
        <source>Texts in diagrams</source>
        <translation>Texte in Diagrammen</translation>
    </message>
    <message>
        <source>Add a step after this one</source>
        <translation>Nach diesem einen Schritt hinzufügen</translation>
    </message>
    <message>
        <source>Remove this step</source>
        <translation>Diesen Schritt entfernen</translation>
    </message>
    <message>
        <source>Move this step up</source>
        <translation>Diesen Schritt nach oben</translation>
    </message>
    <message>
        <source>Move this step down</source>
        <translation>Diesen Schritt nach unten</translation>
    </message>
</context>
<context>
    <name>armature::app::LessonList</name>
    <message>
        <source>Lessons and mistakes</source>
        <translation>Lektionen und Fehler</translation>
    </message>
    <message>
        <source>Open a lesson file…</source>
        <translation>Lektion öffnen…</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 von %2 richtig</translation>
    </message>
    <message>
        <source>started</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Mistake gallery</source>
        <translation>Fehlersammlung</translation>
    </message>
</context>
<context>
    <name>armature::app::LessonPanel</name>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Keep moving</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Run and compare</source>
        <translation>Starten und vergleichen</translation>
    </message>
    <message>
        <source>Diagram at %1</source>
        <translation>Diagramm bei %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
</context>
<context>
    <name>armature::app::LessonPlayer</name>
    <message>
        <source>The run was stopped.</source>
        <translation>Der Lauf wurde angehalten.</translation>
    </message>
</context>
<context>
    <name>armature::app::LibraryClasses</name>
    <message>
        <source>%1 was not opened.
%2</source>
        <translation>%1 wurde nicht geöffnet.
%2</translation>
    </message>
    <message>
        <source>It is being edited inside of a part. Save that first.</source>
        <translation>Sie wird gerade im Innern eines Teils bearbeitet. Zuerst dort speichern.</translation>
    </message>
    <message>
        <source>Its file cannot be read.</source>
        <translation>Die Datei ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 is saved into %2.</source>
        <translation>%1 wird in %2 gespeichert.</translation>
    </message>
    <message>
        <source>Saved into %1</source>
        <translation>In %1 gespeichert</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>armature::app::LibraryDialog</name>
    <message>
        <source>There is no such folder.</source>
        <translation>Diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>The folder cannot be read.</source>
        <translation>Der Ordner ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The folder contains no library.</source>
        <translation>Der Ordner enthält keine Bibliothek.</translation>
    </message>
    <message>
        <source>%1 (cannot be read: %2)</source>
        <translation>%1 (nicht lesbar: %2)</translation>
    </message>
    <message>
        <source>%1 (not used: an earlier folder has it)</source>
        <translation>%1 (ungenutzt: Ein früherer Ordner enthält sie)</translation>
    </message>
    <message>
        <source>Library folders</source>
        <translation>Bibliotheksordner</translation>
    </message>
    <message>
        <source>Modelica libraries in these folders appear in the palette. Of two with the same name, the one in the upper folder is used, even in place of one that comes with the program.</source>
        <translation>Modelica-Bibliotheken in diesen Ordnern erscheinen in der Palette. Von zwei gleichnamigen gilt die im oberen Ordner, auch anstelle einer mitgelieferten.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotheken</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>No folder yet: add one, or create a library of your own.</source>
        <translation>Noch kein Ordner: Einen hinzufügen oder eine eigene Bibliothek anlegen.</translation>
    </message>
</context>
<context>
    <name>armature::app::LibraryRoom</name>
    <message>
        <source>&amp;Libraries</source>
        <translation>&amp;Bibliotheken</translation>
    </message>
    <message>
        <source>&amp;New library…</source>
        <translation>&amp;Neue Bibliothek…</translation>
    </message>
    <message>
        <source>&amp;Add library folder…</source>
        <translation>Bibliotheksordner &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Library &amp;folders…</source>
        <translation>Bibliotheks&amp;ordner…</translation>
    </message>
    <message>
        <source>Add library folder</source>
        <translation>Bibliotheksordner hinzufügen</translation>
    </message>
    <message>
        <source>Armature</source>
        <translation>Armature</translation>
    </message>
    <message>
        <source>%1 is in use. Remove it from the palette anyway?</source>
        <translation>%1 ist in Gebrauch. Trotzdem aus der Palette nehmen?</translation>
    </message>
    <message>
        <source>Parts of it stay in the diagrams, but cannot run until it is back:
%1</source>
        <translation>Teile daraus bleiben in den Diagrammen, laufen aber erst wieder, wenn sie zurück ist:
%1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>Modelica text</source>
        <translation>Modelica-Text</translation>
    </message>
    <message>
        <source>Library folders…</source>
        <translation>Bibliotheksordner…</translation>
    </message>
    <message>
        <source>%1 was not added.
%2</source>
        <translation>%1 wurde nicht hinzugefügt.
%2</translation>
    </message>
    <message>
        <source>%1 was added, but not all of it can be used.
%2</source>
        <translation>%1 wurde hinzugefügt, ist aber nicht ganz verwendbar.
%2</translation>
    </message>
    <message>
        <source>In the palette now: %1</source>
        <translation>Jetzt in der Palette: %1</translation>
    </message>
    <message>
        <source>No libraries found in the library folder %1</source>
        <translation>Keine Bibliothek gefunden im Bibliotheksordner %1</translation>
    </message>
    <message>
        <source>No longer in the palette: %1</source>
        <translation>Nicht mehr in der Palette: %1</translation>
    </message>
    <message>
        <source>No longer in the palette: %1. Still used in %2</source>
        <translation>Nicht mehr in der Palette: %1. Noch verwendet in %2</translation>
    </message>
    <message>
        <source>Edit %1 as a diagram</source>
        <translation>%1 als Diagramm bearbeiten</translation>
    </message>
    <message>
        <source>Edit %1 as text</source>
        <translation>%1 als Text bearbeiten</translation>
    </message>
    <message>
        <source>Remove the folder %1 from the palette…</source>
        <translation>Ordner %1 aus der Palette nehmen…</translation>
    </message>
    <message>
        <source>%1 (gone)</source>
        <translation>%1 (weg)</translation>
    </message>
    <message>
        <source>The palette follows what was changed on the disk: %1</source>
        <translation>Die Palette folgt dem, was auf der Platte geändert wurde: %1</translation>
    </message>
    <message>
        <source>Edit the icon of %1</source>
        <translation>Symbol von %1 bearbeiten</translation>
    </message>
</context>
<context>
    <name>armature::app::LibraryTexts</name>
    <message>
        <source>These files have mistakes or do not contain exactly one class, and stay unchanged:
%1</source>
        <translation>Diese Dateien sind fehlerhaft oder enthalten nicht genau eine Klasse und bleiben, wie sie sind:
%1</translation>
    </message>
    <message>
        <source>Parts placed here are for trying out: only the texts are saved into %1.</source>
        <translation>Teile dienen hier zum Ausprobieren: Nur die Texte werden in %1 gespeichert.</translation>
    </message>
    <message>
        <source>The library %1 no longer exists.</source>
        <translation>Die Bibliothek %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Saved into the library %1</source>
        <translation>In der Bibliothek %1 gespeichert</translation>
    </message>
    <message>
        <source>Saved. Files of classes that were removed here stay in the library:
%1</source>
        <translation>Gespeichert. Die Dateien von Klassen, die es hier nicht mehr gibt, bleiben in der Bibliothek:
%1</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>Saved. The file package.order still lists what is no longer in %1:
%2</source>
        <translation>Gespeichert. Die Datei package.order führt noch auf, was nicht mehr in %1 ist:
%2</translation>
    </message>
    <message>
        <source>%1 stands within the text of another class: its icon is edited there as text</source>
        <translation>%1 steht im Text einer anderen Klasse: Das Symbol wird dort als Text bearbeitet</translation>
    </message>
</context>
<context>
    <name>armature::app::LinePanel</name>
    <message>
        <source>Shaft of %1</source>
        <translation>Welle von %1</translation>
    </message>
    <message>
        <source>Track of %1</source>
        <translation>Bahn von %1</translation>
    </message>
    <message>
        <source>Lines of the diagram</source>
        <translation>Linien des Diagramms</translation>
    </message>
    <message>
        <source>In a window of its own, and back</source>
        <translation>In ein eigenes Fenster, und zurück</translation>
    </message>
    <message>
        <source>This lesson does not show the results yet.</source>
        <translation>Diese Lektion zeigt die Ergebnisse noch nicht.</translation>
    </message>
    <message>
        <source>This diagram has no line of parts that slide or turn.</source>
        <translation>Dieses Diagramm hat keine Linie von Teilen, die sich verschieben oder drehen.</translation>
    </message>
    <message>
        <source>This diagram has no line of parts that slide.</source>
        <translation>Dieses Diagramm hat keine Linie von Teilen, die sich verschieben.</translation>
    </message>
    <message>
        <source>This diagram has no line of parts that turn.</source>
        <translation>Dieses Diagramm hat keine Linie von Teilen, die sich drehen.</translation>
    </message>
    <message>
        <source>Connected masses and springs form a line, shown here as it lies in space.</source>
        <translation>Verbundene Massen und Federn bilden eine Linie: Hier erscheint sie so, wie sie im Raum steht.</translation>
    </message>
    <message>
        <source>Run the diagram to see this shaft turn.</source>
        <translation>Lauf starten, um diese Welle drehen zu sehen.</translation>
    </message>
    <message>
        <source>Run the diagram to see this line at its true positions.</source>
        <translation>Lauf starten, um diese Linie an ihren wahren Orten zu sehen.</translation>
    </message>
    <message>
        <source>Nothing on this line has an angle.</source>
        <translation>Nichts an dieser Linie hat einen Winkel.</translation>
    </message>
    <message>
        <source>Nothing on this line has a position.</source>
        <translation>Nichts an dieser Linie hat eine Lage.</translation>
    </message>
    <message>
        <source>Lines without a tab: select a part to see its own</source>
        <translation>Linien ohne Reiter: Ein Teil auswählen, um seine zu sehen</translation>
    </message>
</context>
<context>
    <name>armature::app::LineView</name>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Ausgewählt: %1</translation>
    </message>
</context>
<context>
    <name>armature::app::LiveOverlay</name>
    <message>
        <source>%1 is drawn against its line. That is allowed and changes no result, but the picture misleads. A click turns it with its wires.</source>
        <translation>%1 ist gegen seine Linie gezeichnet. Das ist erlaubt und ändert kein Ergebnis, aber das Bild führt in die Irre. Ein Klick dreht es samt seinen Leitungen.</translation>
    </message>
    <message>
        <source>The positive direction of this line. A click reverses it; no result changes.</source>
        <translation>Die positive Richtung dieser Linie. Ein Klick kehrt sie um; kein Ergebnis ändert sich.</translation>
    </message>
</context>
<context>
    <name>armature::app::MainWindow</name>
    <message>
        <source>Open diagrams</source>
        <translation>Offene Diagramme</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>&amp;Befehle…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>About the selected &amp;part, or the diagram</source>
        <translation>Über das ausgewählte &amp;Teil oder das Diagramm</translation>
    </message>
    <message>
        <source>&amp;About Armature</source>
        <translation>&amp;Über Armature</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>The parts of this lesson&apos;s diagram are locked.</source>
        <translation>Die Teile im Diagramm dieser Lektion sind gesperrt.</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Steps that can be undone</source>
        <translation>Schritte, die sich zurücknehmen lassen</translation>
    </message>
    <message>
        <source>Undo history</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>armature::app::MatrixPage</name>
    <message>
        <source>Real part, 1/s</source>
        <translation>Realteil, 1/s</translation>
    </message>
    <message>
        <source>Imaginary part, 1/s</source>
        <translation>Imaginärteil, 1/s</translation>
    </message>
    <message>
        <source>Frequency, Hz</source>
        <translation>Frequenz, Hz</translation>
    </message>
    <message>
        <source>As an undamped oscillation</source>
        <translation>Als ungedämpfte Schwingung</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfungsgrad</translation>
    </message>
    <message>
        <source>1: critically damped; negative: grows</source>
        <translation>1: aperiodischer Grenzfall; negativ: wächst an</translation>
    </message>
    <message>
        <source>Time constant, s</source>
        <translation>Zeitkonstante, s</translation>
    </message>
    <message>
        <source>Time in which it falls to 37 %</source>
        <translation>Zeit, in der es auf 37 % abklingt</translation>
    </message>
    <message>
        <source>Participation</source>
        <translation>Beteiligt</translation>
    </message>
    <message>
        <source>Shares of the states in this motion</source>
        <translation>Anteile der Zustände an dieser Bewegung</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>A: from states to their derivatives</source>
        <translation>A: von Zuständen zu ihren Ableitungen</translation>
    </message>
    <message>
        <source>B: from inputs to derivatives of states</source>
        <translation>B: von Eingängen zu Ableitungen der Zustände</translation>
    </message>
    <message>
        <source>C: from states to outputs</source>
        <translation>C: von Zuständen zu Ausgängen</translation>
    </message>
    <message>
        <source>D: from inputs to outputs</source>
        <translation>D: von Eingängen zu Ausgängen</translation>
    </message>
</context>
<context>
    <name>armature::app::MessagesPanel</name>
    <message>
        <source>%1 (all)</source>
        <translation>%1 (alle)</translation>
    </message>
    <message>
        <source>Repairs this; can be undone</source>
        <translation>Behebt das; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>No messages: no faults have been found.</source>
        <translation>Keine Meldungen: Es wurden keine Fehler gefunden.</translation>
    </message>
    <message>
        <source>%1 times: %2 and %3 more (double-click to see each)</source>
        <translation>%1-mal: %2 und %3 weitere (Doppelklick zeigt jede)</translation>
    </message>
    <message>
        <source>%1 times: %2 (double-click to see each)</source>
        <translation>%1-mal: %2 (Doppelklick zeigt jede)</translation>
    </message>
    <message>
        <source>Trust its C functions, which may then do whatever you may, in the bar above the diagram. Each run asks again.</source>
        <translation>Den C-Funktionen, die dann alles dürfen, was man selbst darf, in der Leiste über dem Diagramm vertrauen. Jeder Lauf fragt wieder.</translation>
    </message>
    <message>
        <source>Allow it in the bar above the diagram. Each run asks again.</source>
        <translation>In der Leiste über dem Diagramm erlauben. Jeder Lauf fragt wieder.</translation>
    </message>
</context>
<context>
    <name>armature::app::ModelicaFiles</name>
    <message>
        <source>There is no class in it.</source>
        <translation>Darin ist keine Klasse.</translation>
    </message>
    <message>
        <source>%1 was not opened.
%2</source>
        <translation>%1 wurde nicht geöffnet.
%2</translation>
    </message>
    <message>
        <source>%1 has no model; its classes can be used now.</source>
        <translation>%1 hat kein Modell; seine Klassen können jetzt verwendet werden.</translation>
    </message>
    <message>
        <source>%1 has several models. Which one should be opened as a diagram?</source>
        <translation>%1 hat mehrere Modelle. Welches soll als Diagramm geöffnet werden?</translation>
    </message>
    <message>
        <source>
These are its last %1; the others are found in the palette.</source>
        <translation>
Dies sind die letzten %1; die anderen finden sich in der Palette.</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>Modell öffnen</translation>
    </message>
    <message>
        <source>This is a copy: %1 stays unchanged.</source>
        <translation>Dies ist eine Kopie: %1 bleibt unverändert.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Saving asks where to; until then %1 stays unchanged.</source>
        <translation>Beim Speichern wird gefragt, wohin; bis dahin bleibt %1 unverändert.</translation>
    </message>
</context>
<context>
    <name>armature::app::NewLibraryDialog</name>
    <message>
        <source>New library</source>
        <translation>Neue Bibliothek</translation>
    </message>
    <message>
        <source>MyParts</source>
        <translation>MeineTeile</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>Im Ordner</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Create library</source>
        <translation>Bibliothek anlegen</translation>
    </message>
    <message>
        <source>Folder for the library</source>
        <translation>Ordner für die Bibliothek</translation>
    </message>
    <message>
        <source>Its parts are then called MyParts.Spring and so on.</source>
        <translation>Ihre Teile heißen dann MeineTeile.Feder und so weiter.</translation>
    </message>
    <message>
        <source>“%1” is not a name: letters, digits and _ only.</source>
        <translation>„%1“ ist kein Name: nur Buchstaben, Ziffern und _.</translation>
    </message>
    <message>
        <source>A library called %1 already exists.</source>
        <translation>Eine Bibliothek namens %1 gibt es schon.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>Enter a version.</source>
        <translation>Eine Version eingeben.</translation>
    </message>
    <message>
        <source>This creates the folder %1.</source>
        <translation>Daraus wird der Ordner %1.</translation>
    </message>
</context>
<context>
    <name>armature::app::Notices</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>armature::app::OpenDocument</name>
    <message>
        <source>Make %1 a parameter</source>
        <translation>%1 zum Parameter machen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n parts</source>
        <translation>
            <numerusform>%n Teil löschen</numerusform>
            <numerusform>%n Teile löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete wire</source>
        <translation>Leitung löschen</translation>
    </message>
    <message>
        <source>Delete wires</source>
        <translation>Leitungen löschen</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message numerus="yes">
        <source>Set %1 of %n parts</source>
        <translation>
            <numerusform>%1 von %n Teil setzen</numerusform>
            <numerusform>%1 von %n Teilen setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Set %1.%2</source>
        <translation>%1.%2 setzen</translation>
    </message>
    <message>
        <source>Connect %1 and %2</source>
        <translation>%1 und %2 verbinden</translation>
    </message>
    <message>
        <source>Route wire</source>
        <translation>Leitung verlegen</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>Text bearbeiten</translation>
    </message>
    <message>
        <source>Set experiment</source>
        <translation>Experiment einstellen</translation>
    </message>
    <message>
        <source>Set diagram parameter</source>
        <translation>Parameter des Diagramms setzen</translation>
    </message>
    <message>
        <source>Connect to %1</source>
        <translation>Mit %1 verbinden</translation>
    </message>
    <message>
        <source>Add class</source>
        <translation>Klasse hinzufügen</translation>
    </message>
    <message>
        <source>Edit class</source>
        <translation>Klasse bearbeiten</translation>
    </message>
    <message>
        <source>Remove class</source>
        <translation>Klasse entfernen</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>A name begins with a letter and has letters, digits and _ only.</source>
        <translation>Ein Name beginnt mit einem Buchstaben und hat nur Buchstaben (ohne Umlaute), Ziffern und _.</translation>
    </message>
    <message>
        <source>A parameter is called %1 already.</source>
        <translation>Ein Parameter heißt schon %1.</translation>
    </message>
    <message>
        <source>%1 is declared among the declarations and equations already.</source>
        <translation>%1 ist unter den Deklarationen und Gleichungen schon erklärt.</translation>
    </message>
    <message>
        <source>Another part is called %1 already.</source>
        <translation>Ein anderes Teil heißt schon %1.</translation>
    </message>
    <message>
        <source>Replace “%1” by “%2”</source>
        <translation>„%1“ durch „%2“ ersetzen</translation>
    </message>
    <message>
        <source>Delete a note</source>
        <translation>Notiz löschen</translation>
    </message>
    <message>
        <source>Delete notes</source>
        <translation>Notizen löschen</translation>
    </message>
    <message>
        <source>Choose %1 for %2</source>
        <translation>%1 für %2 wählen</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Set the values of %1.%2</source>
        <translation>Werte von %1.%2 setzen</translation>
    </message>
    <message>
        <source>“%1” is a word of the Modelica language.</source>
        <translation>„%1“ ist ein Wort der Sprache Modelica.</translation>
    </message>
    <message>
        <source>%1 is a word of the language. Choose another name.</source>
        <translation>%1 ist ein Wort der Sprache. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>%1 is the name of a library, which would be hidden by it. Choose another name.</source>
        <translation>%1 heißt schon eine Bibliothek, die dadurch verdeckt würde. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Set %1 of a part</source>
        <translation>%1 eines Teils setzen</translation>
    </message>
</context>
<context>
    <name>armature::app::OpenPages</name>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>A copy of %1, not saved yet</source>
        <translation>Eine Kopie von %1, noch nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 (not saved yet)</source>
        <translation>%1 (noch nicht gespeichert)</translation>
    </message>
</context>
<context>
    <name>armature::app::OrderTask</name>
    <message>
        <source>Smallest first; Ctrl with an arrow key moves an item</source>
        <translation>Kleinstes zuerst; Strg mit Pfeiltaste verschiebt einen Eintrag</translation>
    </message>
    <message>
        <source>Smallest on top. Drag, or use the buttons.</source>
        <translation>Kleinste oben. Ziehen oder die Knöpfe benutzen.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move the item up</source>
        <translation>Eintrag nach oben</translation>
    </message>
    <message>
        <source>Move the item down</source>
        <translation>Eintrag nach unten</translation>
    </message>
</context>
<context>
    <name>armature::app::OwnLibraries</name>
    <message>
        <source>The library %1 was not created.</source>
        <translation>Die Bibliothek %1 wurde nicht angelegt.</translation>
    </message>
    <message>
        <source>Rename %1…</source>
        <translation>%1 umbenennen…</translation>
    </message>
    <message>
        <source>Version of %1…</source>
        <translation>Version von %1…</translation>
    </message>
    <message>
        <source>Editable with this program</source>
        <translation>Darf mit diesem Programm geändert werden</translation>
    </message>
    <message>
        <source>Show in the file manager</source>
        <translation>Im Dateimanager zeigen</translation>
    </message>
    <message>
        <source>Rename library</source>
        <translation>Bibliothek umbenennen</translation>
    </message>
    <message>
        <source>Its folder, its texts and the open diagrams then have the new name instead of %1.
Diagrams that are not open keep the old name.</source>
        <translation>Ordner, Texte und offene Diagramme haben dann den neuen Namen statt %1.
Diagramme, die nicht offen sind, behalten den alten Namen.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>%1 was not renamed.</source>
        <translation>%1 wurde nicht umbenannt.</translation>
    </message>
    <message>
        <source>A library called %1 already exists.</source>
        <translation>Eine Bibliothek namens %1 gibt es schon.</translation>
    </message>
    <message>
        <source>%1 is now called %2, on the disk and in the open diagrams.</source>
        <translation>%1 heißt jetzt %2, im Dateisystem und in den offenen Diagrammen.</translation>
    </message>
    <message>
        <source>Version of %1</source>
        <translation>Version von %1</translation>
    </message>
    <message>
        <source>The version of %1, as others name it in “uses”:</source>
        <translation>Die Version von %1, wie andere sie unter „uses“ nennen:</translation>
    </message>
    <message>
        <source>The version of %1 was not changed.</source>
        <translation>Die Version von %1 wurde nicht geändert.</translation>
    </message>
    <message>
        <source>%1 now has version %2.</source>
        <translation>%1 hat jetzt die Version %2.</translation>
    </message>
    <message>
        <source>Move into library</source>
        <translation>In Bibliothek verschieben</translation>
    </message>
    <message>
        <source>New library…</source>
        <translation>Neue Bibliothek…</translation>
    </message>
    <message>
        <source>Armature</source>
        <translation>Armature</translation>
    </message>
    <message>
        <source>%1 needs other classes of this diagram. Move them together?</source>
        <translation>%1 braucht andere Klassen dieses Diagramms. Zusammen verschieben?</translation>
    </message>
    <message>
        <source>%1 already has these classes from an earlier move: %2. Replace them?</source>
        <translation>%1 hat diese Klassen schon von einem früheren Verschieben: %2. Ersetzen?</translation>
    </message>
    <message>
        <source>Their files have not been changed since. Other diagrams that use them get the new texts.</source>
        <translation>Ihre Dateien wurden seither nicht geändert. Andere Diagramme, die sie verwenden, bekommen die neuen Texte.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Into %1: %2</source>
        <translation>In %1: %2</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>The parts of this lesson&apos;s diagram are locked.</source>
        <translation>Die Teile des Diagramms dieser Lektion sind gesperrt.</translation>
    </message>
    <message>
        <source>%1 was not moved.</source>
        <translation>%1 wurde nicht verschoben.</translation>
    </message>
    <message>
        <source>Move %1 into %2</source>
        <translation>%1 in %2 verschieben</translation>
    </message>
    <message>
        <source>Written: %1 in %2. Undo brings the class back into the diagram; the files stay.</source>
        <translation>Geschrieben: %1 in %2. Rückgängig bringt die Klasse ins Diagramm zurück, die Dateien bleiben.</translation>
    </message>
</context>
<context>
    <name>armature::app::PaceBox</name>
    <message>
        <source>Pace: simulated seconds per second. Any factor from 0.001 on can be typed.</source>
        <translation>Tempo: simulierte Sekunden je Sekunde. Jeder Faktor ab 0,001 kann eingegeben werden.</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
</context>
<context>
    <name>armature::app::PageBrowser</name>
    <message>
        <source>No library on the path has the class %1.</source>
        <translation>Keine Bibliothek im Pfad hat die Klasse %1.</translation>
    </message>
    <message>
        <source>Reading the class…</source>
        <translation>Klasse wird gelesen…</translation>
    </message>
</context>
<context>
    <name>armature::app::LibraryWatch</name>
    <message>
        <source>%1 is no longer on the disk.</source>
        <translation>%1 ist nicht mehr auf der Platte.</translation>
    </message>
    <message>
        <source>Discard mine and reload</source>
        <translation>Eigene verwerfen und neu laden</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>%1 has been changed on the disk.</source>
        <translation>%1 ist auf der Platte geändert worden.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Eigene behalten</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Also open in another tab or window: %1. Each asks before overwriting what the other has saved.</source>
        <translation>Auch in einem anderen Reiter oder Fenster geöffnet: %1. Jeder fragt, bevor er überschreibt, was der andere gespeichert hat.</translation>
    </message>
    <message>
        <source>Close it here</source>
        <translation>Hier schließen</translation>
    </message>
</context>
<context>
    <name>armature::app::PageFile</name>
    <message>
        <source>What is there now is not a readable diagram.</source>
        <translation>Was jetzt dort liegt, ist kein lesbares Diagramm.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>On the disk:
%1</source>
        <translation>Auf der Platte:
%1</translation>
    </message>
    <message>
        <source>Your changes are not backed up against a crash: %1</source>
        <translation>Die Änderungen sind nicht gegen einen Absturz gesichert: %1</translation>
    </message>
    <message>
        <source>%1 is also open in another window. Each asks before overwriting what the other has saved.</source>
        <translation>%1 ist auch in einem anderen Fenster geöffnet. Jedes fragt, bevor es überschreibt, was das andere gespeichert hat.</translation>
    </message>
    <message>
        <source>Close it here</source>
        <translation>Hier schließen</translation>
    </message>
    <message>
        <source>%1 is no longer on the disk.</source>
        <translation>%1 ist nicht mehr auf der Platte.</translation>
    </message>
    <message>
        <source>Save it again</source>
        <translation>Wieder speichern</translation>
    </message>
    <message>
        <source>Discard mine and reload</source>
        <translation>Eigene verwerfen und neu laden</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>%1 has been changed on the disk.</source>
        <translation>%1 ist auf der Platte geändert worden.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Eigene behalten</translation>
    </message>
    <message>
        <source>The diagram was not opened.
%1</source>
        <translation>Das Diagramm wurde nicht geöffnet.
%1</translation>
    </message>
    <message>
        <source>Armature</source>
        <translation>Armature</translation>
    </message>
    <message>
        <source>It was moved or deleted after it was opened or saved here.</source>
        <translation>Die Datei wurde verschoben oder gelöscht, nachdem sie hier geöffnet oder gespeichert wurde.</translation>
    </message>
    <message>
        <source>Another program has written it after it was opened or saved here. Saving replaces what that program wrote.

%1</source>
        <translation>Ein anderes Programm hat die Datei geschrieben, nachdem sie hier geöffnet oder gespeichert wurde. Speichern ersetzt, was jenes Programm geschrieben hat.

%1</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Save it there again</source>
        <translation>Dort wieder speichern</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>armature::app::PalettePanel</name>
    <message>
        <source>%1 more: use the search</source>
        <translation>%1 weitere: Suche benutzen</translation>
    </message>
    <message>
        <source>Search parts</source>
        <translation>Teile suchen</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Recently used</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>In this diagram</source>
        <translation>In diesem Diagramm</translation>
    </message>
    <message>
        <source>Example, %1</source>
        <translation>Beispiel, %1</translation>
    </message>
    <message>
        <source>There are more: type more of the name</source>
        <translation>Es gibt mehr: Weiter tippen</translation>
    </message>
    <message>
        <source>No part of this name.</source>
        <translation>Kein Teil dieses Namens.</translation>
    </message>
    <message>
        <source>Add to the diagram</source>
        <translation>In das Diagramm einsetzen</translation>
    </message>
    <message>
        <source>Open a copy as a diagram</source>
        <translation>Kopie als Diagramm öffnen</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Über %1</translation>
    </message>
    <message>
        <source>Edit %1 as text</source>
        <translation>%1 als Text bearbeiten</translation>
    </message>
    <message>
        <source>Libraries: add folders, create your own</source>
        <translation>Bibliotheken: Ordner hinzufügen, eine eigene anlegen</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotheken</translation>
    </message>
    <message>
        <source>Edit the icon of %1</source>
        <translation>Symbol von %1 bearbeiten</translation>
    </message>
    <message>
        <source>Connectors</source>
        <translation>Anschlüsse</translation>
    </message>
</context>
<context>
    <name>armature::app::ParameterRow</name>
    <message>
        <source>Fixed: the value holds at the start. Otherwise it is a guess.</source>
        <translation>Fest: Der Wert gilt am Anfang. Sonst ist er ein Schätzwert.</translation>
    </message>
    <message>
        <source>Show in another unit</source>
        <translation>In anderer Einheit zeigen</translation>
    </message>
    <message>
        <source>several values</source>
        <translation>mehrere Werte</translation>
    </message>
    <message>
        <source>%1 fixed</source>
        <translation>%1 fest</translation>
    </message>
    <message>
        <source>Reset to the default</source>
        <translation>Auf die Vorgabe zurücksetzen</translation>
    </message>
    <message>
        <source>Reset to the default (%1)</source>
        <translation>Auf die Vorgabe zurücksetzen (%1)</translation>
    </message>
    <message>
        <source>Edit %1 as a table</source>
        <translation>%1 als Tabelle bearbeiten</translation>
    </message>
    <message>
        <source>Switch on the panel</source>
        <translation>Schalter auf dem Bedienfeld</translation>
    </message>
    <message>
        <source>Button on the panel</source>
        <translation>Taster auf dem Bedienfeld</translation>
    </message>
    <message>
        <source>Slider on the panel</source>
        <translation>Schieber auf dem Bedienfeld</translation>
    </message>
    <message>
        <source>Knob on the panel</source>
        <translation>Drehknopf auf dem Bedienfeld</translation>
    </message>
    <message>
        <source>Number field on the panel</source>
        <translation>Zahlenfeld auf dem Bedienfeld</translation>
    </message>
</context>
<context>
    <name>armature::app::PartCard</name>
    <message>
        <source>(there if %1)</source>
        <translation>(vorhanden, wenn %1)</translation>
    </message>
</context>
<context>
    <name>armature::app::PartPages</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Find on the page</source>
        <translation>Auf der Seite suchen</translation>
    </message>
    <message>
        <source>not on this page</source>
        <translation>nicht auf dieser Seite</translation>
    </message>
</context>
<context>
    <name>armature::app::PlotMeasure</name>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>in %1 (%2)</source>
        <translation>in %1 (%2)</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>peak to peak</source>
        <translation>Spitze-Spitze</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>RMS</source>
        <translation>Effektivwert</translation>
    </message>
    <message>
        <source>period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>rise time, 10 to 90 %</source>
        <translation>Anstiegszeit, 10 bis 90 %</translation>
    </message>
    <message>
        <source>settling time, 2 %</source>
        <translation>Einschwingzeit, 2 %</translation>
    </message>
    <message>
        <source>overshoot</source>
        <translation>Überschwingen</translation>
    </message>
    <message>
        <source>is being measured…</source>
        <translation>wird gemessen…</translation>
    </message>
    <message>
        <source>has no values between the cursors</source>
        <translation>hat zwischen den Cursorn keine Werte</translation>
    </message>
</context>
<context>
    <name>PlotCurve</name>
    <message>
        <source>not in this run</source>
        <translation>nicht in diesem Lauf</translation>
    </message>
    <message>
        <source>%1 not in this model</source>
        <translation>%1 nicht in diesem Modell</translation>
    </message>
    <message>
        <source>%1 not recorded</source>
        <translation>%1 nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>not in this model</source>
        <translation>nicht in diesem Modell</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>%1: not in this model. It was renamed or deleted, here or in a library. Plot it by the name that it has now, and remove this one by the menu of the plot.</source>
        <translation>%1: nicht in diesem Modell. Es wurde umbenannt oder gelöscht, hier oder in einer Bibliothek. Unter dem jetzigen Namen zeichnen und diese Kurve über das Menü des Kurvenbilds entfernen.</translation>
    </message>
    <message>
        <source>%1: not recorded. Add it to &quot;Record only&quot; among the properties of the diagram, and run it again.</source>
        <translation>%1: nicht aufgezeichnet. In den Eigenschaften des Diagramms unter „Aufzeichnen“ hinzufügen und erneut simulieren.</translation>
    </message>
</context>
<context>
    <name>armature::app::PlotView</name>
    <message>
        <source>%1, over which this plot is drawn, was not recorded: add it to “Record only” among the properties of the diagram, and run it again.</source>
        <translation>%1, worüber dieses Kurvenbild gezeichnet wird, wurde nicht aufgezeichnet: In den Eigenschaften des Diagramms unter „Aufzeichnen“ hinzufügen und den Lauf erneut starten.</translation>
    </message>
    <message>
        <source>%1, over which this plot is drawn, has no values in this run: plot another variable and choose “Use as x axis” for it in the menu of the plot.</source>
        <translation>%1, worüber dieses Kurvenbild gezeichnet wird, hat in diesem Lauf keine Werte: Eine andere Größe zeichnen und im Menü des Kurvenbilds für sie „Als x-Achse verwenden“ wählen.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>Zeit %1</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>Kurvenbild %1</translation>
    </message>
    <message>
        <source>Show the whole run</source>
        <translation>Den ganzen Lauf zeigen</translation>
    </message>
    <message>
        <source>Explain this number</source>
        <translation>Diese Zahl erklären</translation>
    </message>
    <message>
        <source>Read on the left axis</source>
        <translation>An der linken Achse ablesen</translation>
    </message>
    <message>
        <source>Read on the right axis</source>
        <translation>An der rechten Achse ablesen</translation>
    </message>
    <message>
        <source>Change axis</source>
        <translation>Achse wechseln</translation>
    </message>
    <message>
        <source>Choose a colour…</source>
        <translation>Farbe wählen…</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Farbe ändern</translation>
    </message>
    <message>
        <source>Use as x axis</source>
        <translation>Als x-Achse verwenden</translation>
    </message>
    <message>
        <source>Change x axis</source>
        <translation>x-Achse ändern</translation>
    </message>
    <message>
        <source>Remove from the plot</source>
        <translation>Aus dem Bild entfernen</translation>
    </message>
    <message>
        <source>Remove curve</source>
        <translation>Kurve entfernen</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>Bild exportieren…</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.pdf)</source>
        <translation>Bilder (*.svg *.png *.pdf)</translation>
    </message>
    <message>
        <source>Export values…</source>
        <translation>Werte exportieren…</translation>
    </message>
    <message>
        <source>Export values</source>
        <translation>Werte exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Remove this plot</source>
        <translation>Dieses Kurvenbild entfernen</translation>
    </message>
    <message>
        <source>Armature</source>
        <translation>Armature</translation>
    </message>
    <message>
        <source>The plot was not written.
%1</source>
        <translation>Das Kurvenbild wurde nicht geschrieben.
%1</translation>
    </message>
    <message>
        <source>Use time as x axis</source>
        <translation>Zeit als x-Achse verwenden</translation>
    </message>
    <message>
        <source>Show %1 in</source>
        <translation>%1 zeigen in</translation>
    </message>
    <message>
        <source>Change unit</source>
        <translation>Einheit ändern</translation>
    </message>
    <message>
        <source>time, %1</source>
        <translation>Zeit, %1</translation>
    </message>
    <message>
        <source>cannot write %1: the plot cannot be drawn</source>
        <translation>%1 kann nicht geschrieben werden: Das Kurvenbild lässt sich nicht zeichnen</translation>
    </message>
    <message>
        <source>there are no results to write</source>
        <translation>es gibt keine Ergebnisse zu schreiben</translation>
    </message>
    <message>
        <source>Export values (as this library counts, without glasses)</source>
        <translation>Werte exportieren (Zählung dieser Bibliothek, ohne Brille)</translation>
    </message>
    <message>
        <source>pale: %1</source>
        <translation>blass: %1</translation>
    </message>
    <message>
        <source>from pale to palest: %1</source>
        <translation>immer blasser: %1</translation>
    </message>
    <message>
        <source>difference: this run minus %1</source>
        <translation>Differenz: dieser Lauf minus %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>Earlier in the legend</source>
        <translation>Weiter vorn in der Legende</translation>
    </message>
    <message>
        <source>Reorder curves</source>
        <translation>Kurven umordnen</translation>
    </message>
    <message>
        <source>Later in the legend</source>
        <translation>Weiter hinten in der Legende</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Rename curve</source>
        <translation>Kurve umbenennen</translation>
    </message>
    <message>
        <source>Name in the legend (empty: %1)</source>
        <translation>Name in der Legende (leer: %1)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Show curve</source>
        <translation>Kurve zeigen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>outside the tube (%1) of %2 from %3: %4</source>
        <translation>außerhalb des Schlauchs (%1) um %2 ab %3: %4</translation>
    </message>
    <message>
        <source>within the tube (%1) of %2</source>
        <translation>innerhalb des Schlauchs (%1) um %2</translation>
    </message>
    <message>
        <source>Tolerance tube…</source>
        <translation>Toleranzschlauch…</translation>
    </message>
    <message>
        <source>Change tolerance tube</source>
        <translation>Toleranzschlauch ändern</translation>
    </message>
    <message>
        <source>Hide curve</source>
        <translation>Kurve ausblenden</translation>
    </message>
    <message>
        <source>Change the expression…</source>
        <translation>Ausdruck ändern…</translation>
    </message>
    <message>
        <source>Measure between two cursors</source>
        <translation>Zwischen zwei Cursorn messen</translation>
    </message>
    <message>
        <source>Draw as a lane</source>
        <translation>Als Spur zeichnen</translation>
    </message>
    <message>
        <source>Draw as bands</source>
        <translation>Als Bänder zeichnen</translation>
    </message>
    <message>
        <source>Change how %1 is drawn</source>
        <translation>Ändern, wie %1 gezeichnet wird</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Change what is drawn</source>
        <translation>Ändern, was gezeichnet wird</translation>
    </message>
    <message>
        <source>Curves over time</source>
        <translation>Kurven über der Zeit</translation>
    </message>
    <message>
        <source>Spectrum of what is shown</source>
        <translation>Spektrum des gezeigten Abschnitts</translation>
    </message>
    <message>
        <source>Histogram of what is shown</source>
        <translation>Histogramm des gezeigten Abschnitts</translation>
    </message>
    <message>
        <source>Hann window</source>
        <translation>Hann-Fenster</translation>
    </message>
    <message>
        <source>Blackman window</source>
        <translation>Blackman-Fenster</translation>
    </message>
    <message>
        <source>Flat-top window: true amplitudes</source>
        <translation>Flat-Top-Fenster: genaue Amplituden</translation>
    </message>
    <message>
        <source>No window</source>
        <translation>Kein Fenster</translation>
    </message>
    <message>
        <source>Change window</source>
        <translation>Fenster ändern</translation>
    </message>
    <message>
        <source>Change scale</source>
        <translation>Teilung ändern</translation>
    </message>
    <message>
        <source>Logarithmic values</source>
        <translation>Werte logarithmisch</translation>
    </message>
    <message>
        <source>Logarithmic frequency</source>
        <translation>Frequenz logarithmisch</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>Waagerechte Achse logarithmisch</translation>
    </message>
    <message>
        <source>Equal scales</source>
        <translation>Gleiche Maßstäbe</translation>
    </message>
    <message>
        <source>Remove this note</source>
        <translation>Diese Notiz entfernen</translation>
    </message>
    <message>
        <source>Remove note</source>
        <translation>Notiz entfernen</translation>
    </message>
    <message>
        <source>Note here…</source>
        <translation>Notiz hier…</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Text of the note at %1</source>
        <translation>Text der Notiz bei %1</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Below the previous plot</source>
        <translation>Unter dem vorigen Kurvenbild</translation>
    </message>
    <message>
        <source>Move plot</source>
        <translation>Kurvenbild verschieben</translation>
    </message>
    <message>
        <source>Change expression</source>
        <translation>Ausdruck ändern</translation>
    </message>
    <message>
        <source>Measure %1</source>
        <translation>%1 messen</translation>
    </message>
    <message>
        <source>Add expression…</source>
        <translation>Ausdruck hinzufügen…</translation>
    </message>
    <message>
        <source>Remove the two cursors</source>
        <translation>Die zwei Cursor entfernen</translation>
    </message>
    <message>
        <source>Remove cursors</source>
        <translation>Cursor entfernen</translation>
    </message>
    <message>
        <source>frequency, %1</source>
        <translation>Frequenz, %1</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>value, %1</source>
        <translation>Wert, %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 ausblenden</translation>
    </message>
    <message>
        <source>Drop a variable here, tick one in the list, or open the menu for an expression.</source>
        <translation>Eine Größe hierher ziehen, in der Liste ankreuzen oder im Menü einen Ausdruck hinzufügen.</translation>
    </message>
    <message>
        <source>Move a cursor</source>
        <translation>Cursor verschieben</translation>
    </message>
    <message>
        <source>has another unit than the first curve: not in this histogram</source>
        <translation>hat eine andere Einheit als die erste Kurve und fehlt in diesem Histogramm</translation>
    </message>
    <message>
        <source>is being computed…</source>
        <translation>wird berechnet…</translation>
    </message>
    <message>
        <source>there are too few results in this stretch</source>
        <translation>in diesem Abschnitt gibt es zu wenige Ergebnisse</translation>
    </message>
    <message>
        <source>Empty plot</source>
        <translation>Leeres Kurvenbild</translation>
    </message>
    <message>
        <source>Plot of %1</source>
        <translation>Kurvenbild von %1</translation>
    </message>
    <message>
        <source>Values are being written to %1</source>
        <translation>Werte werden nach %1 geschrieben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Phase plot: rate over value</source>
        <translation>Phasenbild: Änderungsrate über der Größe</translation>
    </message>
    <message>
        <source>Phase plot of %1</source>
        <translation>Phasenbild von %1</translation>
    </message>
    <message>
        <source>Add a note…</source>
        <translation>Notiz hinzufügen…</translation>
    </message>
    <message>
        <source>Mark where the sign changes</source>
        <translation>Vorzeichenwechsel markieren</translation>
    </message>
    <message>
        <source>horizontal axis: %1</source>
        <translation>waagerechte Achse: %1</translation>
    </message>
</context>
<context>
    <name>armature::app::PlotsPanel</name>
    <message>
        <source>Remove plot</source>
        <translation>Kurvenbild entfernen</translation>
    </message>
    <message>
        <source>Add plot</source>
        <translation>Kurvenbild hinzufügen</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>Kurvenbild %1</translation>
    </message>
    <message>
        <source>Remove %1 from the plot</source>
        <translation>%1 aus dem Kurvenbild entfernen</translation>
    </message>
    <message>
        <source>This run uses the diagram as it was when the run started.</source>
        <translation>Dieser Lauf rechnet mit dem Diagramm, wie es beim Start war.</translation>
    </message>
    <message>
        <source>Of the diagram as it was at the start.</source>
        <translation>Vom Diagramm, wie es beim Start war.</translation>
    </message>
    <message>
        <source>Of the last run; F5 runs the changed diagram.</source>
        <translation>Vom letzten Lauf; F5 rechnet das geänderte Diagramm.</translation>
    </message>
    <message>
        <source>These curves are those of the last run; what it simulated has changed. F5 runs it again.</source>
        <translation>Kurven des letzten Laufs; was er simuliert hat, ist seitdem geändert. F5 lässt es neu laufen.</translation>
    </message>
    <message>
        <source>Plot of %1</source>
        <translation>Zeichnen von %1</translation>
    </message>
    <message>
        <source>Its variables are known after a run</source>
        <translation>Seine Größen sind nach einem Lauf bekannt</translation>
    </message>
</context>
<context>
    <name>armature::app::PrintPreview</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Paper and margins…</source>
        <translation>Papier und Ränder…</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Show the whole sheet</source>
        <translation>Ganzes Blatt zeigen</translation>
    </message>
    <message>
        <source>Size on paper</source>
        <translation>Größe auf dem Papier</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
</context>
<context>
    <name>armature::app::ProblemStrip</name>
    <message>
        <source>What is wrong with the text</source>
        <translation>Was am Text nicht stimmt</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>One mistake</source>
        <translation>Ein Fehler</translation>
    </message>
    <message>
        <source>Remarks: %1</source>
        <translation>Hinweise: %1</translation>
    </message>
</context>
<context>
    <name>armature::app::PushHand</name>
    <message>
        <source>Start a run: bodies are pushed while it goes on</source>
        <translation>Einen Lauf starten: Gezogen werden Körper, während er läuft</translation>
    </message>
    <message>
        <source>This run cannot be pushed; the next one can</source>
        <translation>In diesen Lauf kann nicht eingegriffen werden, in den nächsten schon</translation>
    </message>
    <message>
        <source>%1 has no frame to push at</source>
        <translation>%1 hat kein Koordinatensystem, an dem gezogen werden kann</translation>
    </message>
</context>
<context>
    <name>armature::app::QuadrantView</name>
    <message>
        <source>Four quadrants</source>
        <translation>Vier Quadranten</translation>
    </message>
    <message>
        <source>Run the diagram: then this shows what drives and what brakes.</source>
        <translation>Lauf starten: Dann steht hier, was antreibt und was bremst.</translation>
    </message>
    <message>
        <source>Nothing in this diagram has quadrants: that takes a source, or a part with a flange or a pin.</source>
        <translation>In diesem Diagramm hat nichts Quadranten: Quellen haben sie und Teile mit einem Flansch oder einem elektrischen Anschluss.</translation>
    </message>
    <message>
        <source>Select a source, or a part with a flange or a pin.</source>
        <translation>Eine Quelle auswählen oder ein Teil mit einem Flansch oder elektrischen Anschluss.</translation>
    </message>
    <message>
        <source>%1 has no flange and no pin with values in this run.</source>
        <translation>%1 hat in diesem Lauf keinen Flansch und keinen elektrischen Anschluss mit Werten.</translation>
    </message>
</context>
<context>
    <name>armature::app::QuickInsert</name>
    <message>
        <source>Name of a part</source>
        <translation>Name eines Teils</translation>
    </message>
    <message>
        <source>What fits %1</source>
        <translation>Was zu %1 passt</translation>
    </message>
    <message>
        <source>No part of this name fits.</source>
        <translation>Kein Teil dieses Namens passt.</translation>
    </message>
    <message>
        <source>No part of this name.</source>
        <translation>Kein Teil dieses Namens.</translation>
    </message>
</context>
<context>
    <name>armature::app::RecentFiles</name>
    <message>
        <source>Open the recent file %1</source>
        <translation>Zuletzt geöffnete Datei öffnen: %1</translation>
    </message>
</context>
<context>
    <name>armature::app::Recovery</name>
    <message>
        <source>a new diagram</source>
        <translation>ein neues Diagramm</translation>
    </message>
    <message>
        <source>Armature</source>
        <translation>Armature</translation>
    </message>
    <message>
        <source>Armature ended before %1 was saved.</source>
        <translation>Armature wurde beendet, bevor %1 gespeichert war.</translation>
    </message>
    <message>
        <source>Your changes have been kept.</source>
        <translation>Die Änderungen sind erhalten.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>a new diagram with %1</source>
        <translation>ein neues Diagramm mit %1</translation>
    </message>
    <message>
        <source>Last change: %1</source>
        <translation>Letzte Änderung: %1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Ordner: %1</translation>
    </message>
</context>
<context>
    <name>armature::app::RenameField</name>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
</context>
<context>
    <name>armature::app::RepairTask</name>
    <message>
        <source>The diagram is being checked.</source>
        <translation>Das Diagramm wird geprüft.</translation>
    </message>
    <message>
        <source>Repair the diagram. Every step can be undone.</source>
        <translation>Das Diagramm reparieren. Jeder Schritt kann rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>The check finds no error. Run the diagram.</source>
        <translation>Die Prüfung findet keinen Fehler. Lauf starten.</translation>
    </message>
    <message>
        <source>Message: %1.</source>
        <translation>Meldung: %1.</translation>
    </message>
    <message>
        <source>The check finds no error, but it notes: %1. Run the diagram.</source>
        <translation>Die Prüfung findet keinen Fehler, vermerkt aber: %1. Das Diagramm laufen lassen.</translation>
    </message>
</context>
<context>
    <name>armature::app::ReplaceCard</name>
    <message>
        <source>Replace by</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>No part of this name.</source>
        <translation>Kein Teil dieses Namens.</translation>
    </message>
    <message>
        <source>%1, loses wires</source>
        <translation>%1, verliert Leitungen</translation>
    </message>
</context>
<context>
    <name>armature::app::ResponsePage</name>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>against</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>number of runs</source>
        <translation>Häufigkeit</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>mean %1; standard deviation %2</source>
        <translation>Mittel %1; Streuung %2</translation>
    </message>
</context>
<context>
    <name>armature::app::ResultFiles</name>
    <message>
        <source>Open results</source>
        <translation>Ergebnisse öffnen</translation>
    </message>
    <message>
        <source>Results (*.csv *.mat *.h5 *.hdf5)</source>
        <translation>Ergebnisse (*.csv *.mat *.h5 *.hdf5)</translation>
    </message>
    <message>
        <source>%1 is drawn where its names match the newest run.</source>
        <translation>%1 wird gezeichnet, wo die Namen zum neuesten Lauf passen.</translation>
    </message>
    <message>
        <source>No name in %1 is one of the newest run: of its values only those are drawn that are put into a plot by themselves.</source>
        <translation>Kein Name in %1 ist einer des neuesten Laufs: Gezeichnet wird davon nur, was selbst in ein Diagramm gesetzt wird.</translation>
    </message>
</context>
<context>
    <name>armature::app::RunBar</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unfertig</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>What this run simulated has changed since: F5 runs it again</source>
        <translation>Was dieser Lauf simuliert hat, wurde seither geändert: F5 lässt es neu laufen</translation>
    </message>
</context>
<context>
    <name>armature::app::RunControl</name>
    <message>
        <source>Checking</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Translating</source>
        <translation>Wird übersetzt</translation>
    </message>
    <message>
        <source>Running %1 %</source>
        <translation>Läuft %1 %</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Done in %L1 s</source>
        <translation>Fertig in %L1 s</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>%1, only %L2×</source>
        <translation>%1, nur %L2×</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Going back to %L1 s</source>
        <translation>Zurück zu %L1 s</translation>
    </message>
    <message>
        <source>%1 events, %2 steps</source>
        <translation>%1 Ereignisse, %2 Schritte</translation>
    </message>
    <message>
        <source>%1, about %L2 s left</source>
        <translation>%1, noch etwa %L2 s</translation>
    </message>
</context>
<context>
    <name>armature::app::RunMenu</name>
    <message>
        <source>&amp;Run</source>
        <translation>Lauf &amp;starten</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Shift+F5</source>
        <translation>Shift+F5</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>Ein S&amp;chritt</translation>
    </message>
    <message>
        <source>&amp;Check the diagram</source>
        <translation>Diagramm &amp;prüfen</translation>
    </message>
    <message>
        <source>Compare &amp;with this run</source>
        <translation>Mit diesem Lauf &amp;vergleichen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>&amp;Add a plot</source>
        <translation>&amp;Kurvenbild hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>There is no finished run yet.</source>
        <translation>Es gibt noch keinen abgeschlossenen Lauf.</translation>
    </message>
    <message>
        <source>The runs that follow are compared with this one.</source>
        <translation>Die folgenden Läufe werden mit diesem verglichen.</translation>
    </message>
    <message>
        <source>Each run is compared with the one before.</source>
        <translation>Jeder Lauf wird mit dem vorigen verglichen.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <comment>menu</comment>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>First answer the question of the lesson</source>
        <translation>Zuerst die Frage der Lektion beantworten</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>button</comment>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Step to the next &amp;event</source>
        <translation>Schritt zum nächsten &amp;Ereignis</translation>
    </message>
    <message>
        <source>Ctrl+F10</source>
        <translation>Ctrl+F10</translation>
    </message>
    <message>
        <source>Resume after the &amp;pause</source>
        <translation>Nach der &amp;Pause weiter</translation>
    </message>
    <message>
        <source>Run a&amp;gain after each change</source>
        <translation>Nach jeder Änderung &amp;neu laufen</translation>
    </message>
    <message>
        <source>Ctrl+F5</source>
        <translation>Ctrl+F5</translation>
    </message>
    <message>
        <source>There is nothing to run yet: drag a part onto the diagram first.</source>
        <translation>Noch ist nichts da, was laufen könnte: Zuerst ein Teil auf das Diagramm ziehen.</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Shift+F10</source>
        <translation>Shift+F10</translation>
    </message>
    <message>
        <source>Back to the instant s&amp;hown</source>
        <translation>Zurück zum &amp;gezeigten Zeitpunkt</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F10</source>
        <translation>Ctrl+Shift+F10</translation>
    </message>
    <message>
        <source>Plot an expressio&amp;n…</source>
        <translation>Aus&amp;druck als Kurve zeichnen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+X</source>
        <translation>Ctrl+Shift+X</translation>
    </message>
    <message>
        <source>&amp;Measure in the plot</source>
        <translation>Im Kurvenbild &amp;messen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation>Ctrl+Shift+M</translation>
    </message>
    <message>
        <source>P&amp;lot</source>
        <translation>K&amp;urvenbild</translation>
    </message>
    <message>
        <source>P&amp;ush by hand</source>
        <translation>Von Hand &amp;ziehen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+H</source>
        <translation>Ctrl+Shift+H</translation>
    </message>
    <message>
        <source>While a run goes on, drag a flange of the diagram, or a body of the 3-D view, to pull at it.</source>
        <translation>Während eines Laufs lässt sich an einem Flansch des Diagramms oder einem Körper der 3-D-Ansicht mit der Maus ziehen.</translation>
    </message>
    <message>
        <source>It is running already.</source>
        <translation>Es läuft schon.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>Es läuft nichts.</translation>
    </message>
    <message>
        <source>There is no earlier instant of a run to go back to.</source>
        <translation>Es gibt keinen früheren Zeitpunkt eines Laufs, zu dem man zurückgehen könnte.</translation>
    </message>
</context>
<context>
    <name>armature::app::RunsPanel</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Ende um</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>Difference to the newest</source>
        <translation>Unterschied zum neuesten</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Plot the newest run minus each ticked one</source>
        <translation>Zeichnet den neuesten Lauf minus jeden angehakten</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Newer runs do not replace it</source>
        <translation>Neuere Läufe verdrängen ihn nicht</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Give the run a name</source>
        <translation>Dem Lauf einen Namen geben</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard the run and its results</source>
        <translation>Den Lauf und seine Ergebnisse verwerfen</translation>
    </message>
    <message>
        <source>Each run of the diagram gets a row here, to be kept, named and compared.</source>
        <translation>Jeder Lauf des Diagramms bekommt hier eine Zeile: zum Behalten, Benennen und Vergleichen.</translation>
    </message>
    <message>
        <source>Ticked: drawn beside the newest run</source>
        <translation>Angehakt: wird neben dem neuesten Lauf gezeichnet</translation>
    </message>
    <message>
        <source> · kept</source>
        <translation> · behalten</translation>
    </message>
    <message>
        <source>the newest run</source>
        <translation>der neueste Lauf</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>aus einer Datei</translation>
    </message>
</context>
<context>
    <name>armature::app::SensitivityPage</name>
    <message>
        <source>Of derivative and uncertainty</source>
        <translation>Von Ableitung und Unsicherheit</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation>Ableitung</translation>
    </message>
    <message>
        <source>By central differences, in the units of the model</source>
        <translation>Durch zentrale Differenzen, in den Einheiten des Modells</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Unsicherheit</translation>
    </message>
    <message>
        <source>Disagreement of two step sizes of the differences</source>
        <translation>Abweichung zwischen zwei Schrittweiten der Differenzen</translation>
    </message>
    <message>
        <source>% per %</source>
        <translation>% je %</translation>
    </message>
    <message>
        <source>Percent of the measure for one percent of the parameter</source>
        <translation>Prozent der Messgröße für ein Prozent des Parameters</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>p · ∂(%1)/∂p</source>
        <translation>p · ∂(%1)/∂p</translation>
    </message>
</context>
<context>
    <name>armature::app::SignTask</name>
    <message>
        <source>negative</source>
        <translation>negativ</translation>
    </message>
    <message>
        <source>positive</source>
        <translation>positiv</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>null</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
</context>
<context>
    <name>armature::app::SignsDialog</name>
    <message>
        <source>What the signs of %1 mean</source>
        <translation>Was die Vorzeichen von %1 bedeuten</translation>
    </message>
    <message>
        <source>nothing with a direction: leave it out</source>
        <translation>nichts mit einer Richtung: weglassen</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>Sie ist</translation>
    </message>
    <message>
        <source>It is counted</source>
        <translation>Gezählt wird sie</translation>
    </message>
    <message>
        <source>Positive means</source>
        <translation>Positiv heißt</translation>
    </message>
    <message>
        <source>Negative means</source>
        <translation>Negativ heißt</translation>
    </message>
    <message>
        <source>Zero means</source>
        <translation>Null heißt</translation>
    </message>
    <message>
        <source>Use the answer that fits</source>
        <translation>Passende Antwort übernehmen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>There is nothing to ask: no variable of this class can have a direction that is not known.</source>
        <translation>Es gibt nichts zu fragen: Keine Größe dieser Klasse kann eine Richtung haben, die nicht bekannt ist.</translation>
    </message>
    <message>
        <source>it stops early</source>
        <translation>es hält vorzeitig an</translation>
    </message>
    <message>
        <source>Variable %1 of %2</source>
        <translation>Größe %1 von %2</translation>
    </message>
    <message>
        <source>Save in the class</source>
        <translation>In der Klasse ablegen</translation>
    </message>
    <message>
        <source>Its sign will have no meaning on the diagram.</source>
        <translation>Ihr Vorzeichen hat auf dem Diagramm dann keine Bedeutung.</translation>
    </message>
    <message>
        <source>The part is being tried on a bench…</source>
        <translation>Das Teil wird auf einem Prüfstand erprobt…</translation>
    </message>
    <message>
        <source>The part cannot be tried: %1. Your answer is kept unchecked.</source>
        <translation>Das Teil lässt sich nicht erproben: %1. Die Antwort wird ungeprüft abgelegt.</translation>
    </message>
    <message>
        <source>Tried on a bench, the part agrees: at %1 %2 is %3, as your answer says, throughout the run.</source>
        <translation>Auf dem Prüfstand bestätigt es sich: Bei %1 ist %2 gleich %3, wie die Antwort sagt, und das gilt die ganze Zeit.</translation>
    </message>
    <message>
        <source>Tried on a bench, %1 does not move: your answer is kept unchecked.</source>
        <translation>Auf dem Prüfstand bewegt sich %1 nicht: Die Antwort wird ungeprüft abgelegt.</translation>
    </message>
    <message>
        <source>Tried on a bench, the part contradicts: at %1 your answer makes %2 %3, and its equations make it %4.</source>
        <translation>Auf dem Prüfstand widerspricht das Teil: Bei %1 wäre %2 nach der Antwort %3, nach seinen Gleichungen ist es %4.</translation>
    </message>
    <message>
        <source>What fits: %1.</source>
        <translation>Es passt: %1.</translation>
    </message>
    <message>
        <source>No answer fits: leave the variable out, or look at its equation.</source>
        <translation>Keine Antwort passt: Die Größe weglassen oder ihre Gleichung ansehen.</translation>
    </message>
    <message>
        <source>For a name in braces, the diagram names what is connected there.</source>
        <translation>Statt eines Namens in Klammern nennt das Diagramm, was dort verbunden ist.</translation>
    </message>
</context>
<context>
    <name>armature::app::SketchPad</name>
    <message>
        <source>point %1 of %2, height %3 of 10</source>
        <translation>Punkt %1 von %2, Höhe %3 von 10</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>end of the run</source>
        <translation>Ende des Laufs</translation>
    </message>
</context>
<context>
    <name>armature::app::SketchTask</name>
    <message>
        <source>Only the shape counts, not the scale. Draw, or use the arrow keys.</source>
        <translation>Nur die Form zählt, nicht der Maßstab. Zeichnen oder Pfeiltasten benutzen.</translation>
    </message>
    <message>
        <source>Dashed: the run. Solid: your sketch.</source>
        <translation>Gestrichelt: der Lauf. Durchgezogen: die Skizze.</translation>
    </message>
</context>
<context>
    <name>armature::app::Sparklines</name>
    <message>
        <source>%1: not among the results of this run</source>
        <translation>%1: nicht unter den Ergebnissen dieses Laufs</translation>
    </message>
    <message>
        <source>%1: its values come with the first run</source>
        <translation>%1: Werte gibt es mit dem ersten Lauf</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <translation>%1, von %2 bis %3</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>minimum %1, maximum %2</source>
        <translation>Minimum %1, Maximum %2</translation>
    </message>
    <message>
        <source>Sparklines: %1</source>
        <translation>Minikurven: %1</translation>
    </message>
    <message>
        <source>not in model</source>
        <translation>nicht im Modell</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>%1: not in this model. It was renamed or deleted, here or in a library: show it by the name that it has now, and take this one away by the menu.</source>
        <translation>%1: nicht in diesem Modell. Es wurde umbenannt oder gelöscht, hier oder in einer Bibliothek: Unter dem jetzigen Namen zeigen und diese Kurve über das Menü wegnehmen.</translation>
    </message>
    <message>
        <source>%1: not recorded in this run</source>
        <translation>%1: in diesem Lauf nicht aufgezeichnet</translation>
    </message>
</context>
<context>
    <name>armature::app::StatusLine</name>
    <message>
        <source>drawn against its line</source>
        <translation>gegen seine Linie gezeichnet</translation>
    </message>
    <message>
        <source>drawn across its line</source>
        <translation>quer zu seiner Linie gezeichnet</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Wire from %1 to %2</source>
        <translation>Leitung von %1 nach %2</translation>
    </message>
    <message>
        <source>Glasses: %1</source>
        <translation>Brille: %1</translation>
    </message>
    <message>
        <source>. At the start: %1</source>
        <translation>. Zu Beginn: %1</translation>
    </message>
    <message>
        <source>%1 equations</source>
        <translation>%1 Gleichungen</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 Zustände</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>equations, states</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>1 equation</source>
        <translation>1 Gleichung</translation>
    </message>
    <message>
        <source>1 state</source>
        <translation>1 Zustand</translation>
    </message>
</context>
<context>
    <name>armature::app::StepForm</name>
    <message>
        <source>Signs: −, 0 or +</source>
        <translation>Vorzeichen: −, 0 oder +</translation>
    </message>
    <message>
        <source>Arrows to turn</source>
        <translation>Pfeile drehen</translation>
    </message>
    <message>
        <source>Options to choose</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Items to put in order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Eine Zahl</translation>
    </message>
    <message>
        <source>A curve to sketch</source>
        <translation>Eine Kurve skizzieren</translation>
    </message>
    <message>
        <source>A diagram to repair</source>
        <translation>Ein Diagramm reparieren</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>end of the run</source>
        <translation>Ende des Laufs</translation>
    </message>
    <message>
        <source>Time, s</source>
        <translation>Zeitpunkt, s</translation>
    </message>
    <message>
        <source>names of parts, separated by commas</source>
        <translation>Namen von Teilen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Highlighted parts</source>
        <translation>Hervorgehobene Teile</translation>
    </message>
    <message>
        <source>Offer a run (step without a question)</source>
        <translation>Lauf anbieten (Schritt ohne Frage)</translation>
    </message>
    <message>
        <source>No question</source>
        <translation>Keine Frage</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Add an item</source>
        <translation>Eintrag hinzufügen</translation>
    </message>
    <message>
        <source>Remove the item</source>
        <translation>Eintrag entfernen</translation>
    </message>
    <message>
        <source>Several may be right</source>
        <translation>Mehrere können richtig sein</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Its layers</source>
        <translation>Ebenen dazu</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>axes</source>
        <translation>Achsen</translation>
    </message>
    <message>
        <source>positive</source>
        <translation>Positiv</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>As this library counts</source>
        <translation>Wie diese Bibliothek zählt</translation>
    </message>
    <message>
        <source>Its glasses</source>
        <translation>Brille dazu</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Tatsachen</translation>
    </message>
    <message>
        <source>Add a fact</source>
        <translation>Tatsache hinzufügen</translation>
    </message>
    <message>
        <source>Remove the fact</source>
        <translation>Tatsache entfernen</translation>
    </message>
</context>
<context>
    <name>armature::app::StudyForm</name>
    <message>
        <source>Vary</source>
        <translation>Variieren</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>range(first, last, number) or choices(a, b, …). A run for each combination.</source>
        <translation>range(erster, letzter, Anzahl) oder choices(a, b, …). Ein Lauf für jede Kombination.</translation>
    </message>
    <message>
        <source>normal(mean, deviation), uniform(low, high) or lognormal(mean, deviation)</source>
        <translation>normal(Mittel, Streuung), uniform(unten, oben) oder lognormal(Mittel, Streuung)</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>With respect to</source>
        <translation>Bezüglich</translation>
    </message>
    <message>
        <source>Parameters by which measures and curves are differentiated</source>
        <translation>Parameter, nach denen Messgrößen und Kurven abgeleitet werden</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Parameters, each between two bounds</source>
        <translation>Parameter, jeder zwischen zwei Grenzen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>A variable of the model with the column of the file that was measured</source>
        <translation>Eine Größe des Modells mit der Spalte der Datei, die gemessen wurde</translation>
    </message>
    <message>
        <source>Start at, s</source>
        <translation>Beginn, s</translation>
    </message>
    <message>
        <source>Instant, s</source>
        <translation>Zeitpunkt, s</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>parameter or output of a source</source>
        <translation>Parameter oder Ausgang einer Quelle</translation>
    </message>
    <message>
        <source>Inputs besides the model&apos;s own: the output of a source or a block, or a parameter</source>
        <translation>Eingänge außer denen des Modells: der Ausgang einer Quelle oder eines Blocks, oder ein Parameter</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Ausgänge</translation>
    </message>
    <message>
        <source>Variables that the model responds with</source>
        <translation>Größen, mit denen das Modell antwortet</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>final(v), max(v), min(v), mean(v), rms(v), at(v, t) and expressions of them</source>
        <translation>final(v), max(v), min(v), mean(v), rms(v), at(v, t) und Ausdrücke daraus</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Variables that are drawn over time, one curve per run</source>
        <translation>Größen, die über der Zeit gezeichnet werden, eine Kurve je Lauf</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>file with a column time (.csv)</source>
        <translation>Datei mit einer Spalte time (.csv)</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Measured data</source>
        <translation>Messdaten</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
</context>
<context>
    <name>armature::app::StudyJob</name>
    <message>
        <source>less than a second left</source>
        <translation>noch weniger als eine Sekunde</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>noch %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>noch %1 min</translation>
    </message>
    <message>
        <source>%1 h left</source>
        <translation>noch %1 h</translation>
    </message>
    <message>
        <source>Translating</source>
        <translation>Übersetzt</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Hält an</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 Läufe</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Rechnet</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 von %2 Läufen</translation>
    </message>
</context>
<context>
    <name>armature::app::TableDialog</name>
    <message>
        <source>Two rows of numbers make a curve.</source>
        <translation>Zwei Zeilen mit Zahlen ergeben eine Kurve.</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tabelle %1</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Zeile anfügen</translation>
    </message>
    <message>
        <source>Remove rows</source>
        <translation>Zeilen entfernen</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>Spalte anfügen</translation>
    </message>
    <message>
        <source>Remove columns</source>
        <translation>Spalten entfernen</translation>
    </message>
    <message>
        <source>Paste as the whole table</source>
        <translation>Als ganze Tabelle einfügen</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>%1 × %2. Paste a block from a spreadsheet with Ctrl+V.</source>
        <translation>%1 × %2. Einen Block aus einer Tabellenkalkulation mit Strg+V einfügen.</translation>
    </message>
    <message>
        <source>Leave out the first row</source>
        <translation>Die erste Zeile weglassen</translation>
    </message>
</context>
<context>
    <name>armature::app::TaskTable</name>
    <message>
        <source>Variable</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Label, English</source>
        <translation>Text, englisch</translation>
    </message>
    <message>
        <source>Label, German</source>
        <translation>Text, deutsch</translation>
    </message>
    <message>
        <source>Instant, s</source>
        <translation>Zeitpunkt, s</translation>
    </message>
    <message>
        <source>Part and flange</source>
        <translation>Teil und Flansch</translation>
    </message>
    <message>
        <source>Text, English</source>
        <translation>Text, englisch</translation>
    </message>
    <message>
        <source>Text, German</source>
        <translation>Text, deutsch</translation>
    </message>
    <message>
        <source>Right if</source>
        <translation>Richtig, wenn</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Variable or value</source>
        <translation>Größe oder Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Code of the message</source>
        <translation>Code der Meldung</translation>
    </message>
</context>
<context>
    <name>armature::app::TaskWidget</name>
    <message>
        <source>Right: %1</source>
        <translation>Richtig: %1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>Falsch: %1</translation>
    </message>
</context>
<context>
    <name>armature::app::TextRoom</name>
    <message>
        <source>Own parts</source>
        <translation>Eigene Teile</translation>
    </message>
    <message>
        <source>Modelica text</source>
        <translation>Modelica-Text</translation>
    </message>
    <message>
        <source>Armature</source>
        <translation>Armature</translation>
    </message>
    <message>
        <source>The Modelica text of %1 has changes that the diagram could not take over.</source>
        <translation>Der Modelica-Text von %1 enthält Änderungen, die das Diagramm nicht übernehmen konnte.</translation>
    </message>
    <message>
        <source>They are not saved with the diagram. What is wrong is shown with the text.</source>
        <translation>Sie werden nicht mit dem Diagramm gespeichert. Beim Text steht, was nicht stimmt.</translation>
    </message>
    <message>
        <source>Go back to the text</source>
        <translation>Zurück zum Text</translation>
    </message>
    <message>
        <source>Go on without them</source>
        <translation>Ohne sie weitermachen</translation>
    </message>
</context>
<context>
    <name>armature::app::TimeSlider</name>
    <message>
        <source>Instant of the run that is shown</source>
        <translation>Gezeigter Zeitpunkt des Laufs</translation>
    </message>
</context>
<context>
    <name>armature::app::TimeStrip</name>
    <message>
        <source>One result point back; the run stands there (Shift+F10)</source>
        <translation>Einen Ergebnispunkt zurück; der Lauf steht dort (Shift+F10)</translation>
    </message>
    <message>
        <source>One result point back</source>
        <translation>Einen Ergebnispunkt zurück</translation>
    </message>
    <message>
        <source>Take the run back to the instant that is shown</source>
        <translation>Den Lauf zum gezeigten Zeitpunkt zurückbringen</translation>
    </message>
    <message>
        <source>Take the run back to the instant that is shown: what follows is computed again (Ctrl+Shift+F10)</source>
        <translation>Den Lauf zum gezeigten Zeitpunkt zurückbringen: Was folgt, wird neu berechnet (Ctrl+Shift+F10)</translation>
    </message>
</context>
<context>
    <name>armature::app::VariableBrowser</name>
    <message>
        <source>Filter variables</source>
        <translation>Größen filtern</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Größen</translation>
    </message>
</context>
<context>
    <name>armature::app::VariableTree</name>
    <message>
        <source>%1 more: search by name</source>
        <translation>%1 weitere: Nach Namen suchen</translation>
    </message>
    <message>
        <source>Explain this number</source>
        <translation>Diese Zahl erklären</translation>
    </message>
    <message>
        <source>Remove from the plot</source>
        <translation>Aus dem Kurvenbild entfernen</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>Of the last run: the diagram does not have %1 any more</source>
        <translation>Vom letzten Lauf: %1 ist nicht mehr im Diagramm</translation>
    </message>
    <message>
        <source>The diagram records other variables only</source>
        <translation>Das Diagramm zeichnet nur andere Größen auf</translation>
    </message>
    <message>
        <source>Remove the sparkline</source>
        <translation>Minikurve entfernen</translation>
    </message>
    <message>
        <source>Show as sparkline</source>
        <translation>Als Minikurve zeigen</translation>
    </message>
    <message>
        <source>Known after a run</source>
        <translation>Nach einem Lauf bekannt</translation>
    </message>
</context>
<context>
    <name>armature::app::VectorField</name>
    <message>
        <source>%1: component %2. A list such as {1, 0, 0}, or = and an expression, stands for the whole vector.</source>
        <translation>%1: Komponente %2. Eine Liste wie {1, 0, 0} oder = und ein Ausdruck stehen für den ganzen Vektor.</translation>
    </message>
</context>
<context>
    <name>armature::app::Verdict</name>
    <message>
        <source>positive</source>
        <translation>positiv</translation>
    </message>
    <message>
        <source>negative</source>
        <translation>negativ</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>null</translation>
    </message>
    <message>
        <source>along the axis</source>
        <translation>entlang der Achse</translation>
    </message>
    <message>
        <source>against the axis</source>
        <translation>gegen die Achse</translation>
    </message>
    <message>
        <source>no arrow, it is zero</source>
        <translation>kein Pfeil, es ist null</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1: %2 bei %3</translation>
    </message>
    <message>
        <source>it points %1: %2 at %3</source>
        <translation>der Pfeil zeigt anders: %1, %2 bei %3</translation>
    </message>
    <message>
        <source>it is %1: %2 at %3</source>
        <translation>es ist %1: %2 bei %3</translation>
    </message>
    <message>
        <source>The curve fits.</source>
        <translation>Die Kurve passt.</translation>
    </message>
    <message>
        <source>At %1 the sign differs: it is %2.</source>
        <translation>Bei %1 ist das Vorzeichen ein anderes: Es sind %2.</translation>
    </message>
    <message>
        <source>At %1 the height differs: it is %2.</source>
        <translation>Bei %1 ist die Höhe eine andere: Es sind %2.</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>gilt</translation>
    </message>
    <message>
        <source>this holds</source>
        <translation>das gilt</translation>
    </message>
    <message>
        <source>does not hold</source>
        <translation>gilt nicht</translation>
    </message>
    <message>
        <source>this does not hold</source>
        <translation>das gilt nicht</translation>
    </message>
    <message>
        <source>place %1, with %2</source>
        <translation>Platz %1, mit %2</translation>
    </message>
    <message>
        <source>it is %1 at %2</source>
        <translation>es sind %1 bei %2</translation>
    </message>
    <message>
        <source>no, it is %1 at %2</source>
        <translation>nein, es sind %1 bei %2</translation>
    </message>
    <message>
        <source>the diagram runs</source>
        <translation>das Diagramm läuft</translation>
    </message>
    <message>
        <source>the diagram does not run yet</source>
        <translation>das Diagramm läuft noch nicht</translation>
    </message>
    <message>
        <source>Repaired: the diagram runs.</source>
        <translation>Repariert: Das Diagramm läuft.</translation>
    </message>
    <message>
        <source>All correct.</source>
        <translation>Alles richtig.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Noch nicht.</translation>
    </message>
    <message>
        <source>Not yet: %1 of %2 right.</source>
        <translation>Noch nicht: %1 von %2 richtig.</translation>
    </message>
</context>
<context>
    <name>armature::app::View3dPanel</name>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>Bilder (*.png *.jpg)</translation>
    </message>
    <message>
        <source>The picture was not written.
%1</source>
        <translation>Das Bild wurde nicht geschrieben.
%1</translation>
    </message>
    <message>
        <source>Drawing frames</source>
        <translation>Einzelbilder werden gezeichnet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>A video shows a run: press Run first.</source>
        <translation>Ein Video zeigt einen Lauf: Zuerst den Lauf starten.</translation>
    </message>
    <message>
        <source>Folder for %1 frames (no ffmpeg is installed)</source>
        <translation>Ordner für %1 Einzelbilder (ffmpeg ist nicht installiert)</translation>
    </message>
    <message>
        <source>The frames were not all written.
%1</source>
        <translation>Nicht alle Einzelbilder wurden geschrieben.
%1</translation>
    </message>
    <message>
        <source>Save video</source>
        <translation>Video speichern</translation>
    </message>
    <message>
        <source>Videos (*.webm *.mp4)</source>
        <translation>Videos (*.webm *.mp4)</translation>
    </message>
    <message>
        <source>The video could not be written: %1</source>
        <translation>Das Video konnte nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>ffmpeg is not installed</source>
        <translation>ffmpeg ist nicht installiert</translation>
    </message>
    <message>
        <source>Writing the video</source>
        <translation>Video wird geschrieben</translation>
    </message>
    <message>
        <source>ffmpeg has stopped</source>
        <translation>ffmpeg wurde beendet</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Simulated seconds per second</source>
        <translation>Simulierte Sekunden je Sekunde</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Bodies, joints and frames of the library MultiBody are shown here.</source>
        <translation>Hier erscheinen Körper, Gelenke und Koordinatensysteme der Bibliothek MultiBody.</translation>
    </message>
    <message>
        <source>The parts cannot be assembled: %1</source>
        <translation>Die Teile lassen sich nicht zusammenbauen: %1</translation>
    </message>
    <message>
        <source>Reading shapes from files…</source>
        <translation>Formen werden aus Dateien gelesen…</translation>
    </message>
    <message>
        <source>Show everything (F)</source>
        <translation>Alles zeigen (F)</translation>
    </message>
    <message>
        <source>Look from a side</source>
        <translation>Ansicht wählen</translation>
    </message>
    <message>
        <source>Parallel instead of perspective</source>
        <translation>Parallelprojektion statt Perspektive</translation>
    </message>
    <message>
        <source>Follow the selected part</source>
        <translation>Die Ansicht folgt dem ausgewählten Teil</translation>
    </message>
    <message>
        <source>Select a part to follow</source>
        <translation>Ein Teil auswählen, dem zu folgen ist</translation>
    </message>
    <message>
        <source>What is drawn besides the bodies</source>
        <translation>Was außer den Körpern gezeichnet wird</translation>
    </message>
    <message>
        <source>Section: look into the bodies</source>
        <translation>Schnitt: in die Körper sehen</translation>
    </message>
    <message>
        <source>Place of the section</source>
        <translation>Ort des Schnitts</translation>
    </message>
    <message>
        <source>Save as picture or video</source>
        <translation>Als Bild oder Video speichern</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern…</translation>
    </message>
    <message>
        <source>Save video…</source>
        <translation>Video speichern…</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Hinten</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Oblique</source>
        <translation>Schräg</translation>
    </message>
    <message>
        <source>No section</source>
        <translation>Kein Schnitt</translation>
    </message>
    <message>
        <source>Across x</source>
        <translation>Quer zu x</translation>
    </message>
    <message>
        <source>Across y</source>
        <translation>Quer zu y</translation>
    </message>
    <message>
        <source>Across z</source>
        <translation>Quer zu z</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Die andere Seite</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Koordinatensysteme</translation>
    </message>
    <message>
        <source>Centres of mass</source>
        <translation>Schwerpunkte</translation>
    </message>
    <message>
        <source>Inertia ellipsoids</source>
        <translation>Trägheitsellipsoide</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Kräfte</translation>
    </message>
    <message>
        <source>Torques</source>
        <translation>Momente</translation>
    </message>
    <message>
        <source>Traces</source>
        <translation>Bahnen</translation>
    </message>
    <message>
        <source>Initial pose as ghost</source>
        <translation>Anfangslage als Schatten</translation>
    </message>
    <message>
        <source>Drag a body while a run goes on; with Shift ten times as strong</source>
        <translation>Während eines Laufs einen Körper ziehen; mit Umschalt zehnmal so stark</translation>
    </message>
    <message>
        <source>Drag a body while a run goes on; choose a pace to have time for it</source>
        <translation>Während eines Laufs einen Körper ziehen; ein Tempo lässt Zeit dafür</translation>
    </message>
    <message>
        <source>Push: while a run goes on, bodies are pulled by dragging them. Models get a source at every flange and frame, which makes them larger.</source>
        <translation>Ziehen: Während eines Laufs werden Körper mit der Maus gezogen. Modelle bekommen eine Quelle an jedem Flansch und Koordinatensystem, was sie größer macht.</translation>
    </message>
    <message>
        <source>3-D view: %1</source>
        <translation>3-D-Ansicht: %1</translation>
    </message>
    <message>
        <source>3-D view, section: %1</source>
        <translation>3-D-Ansicht, Schnitt: %1</translation>
    </message>
</context>
<context>
    <name>armature::app::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Ctrl++</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Ctrl+-</source>
        <translation>Ctrl+-</translation>
    </message>
    <message>
        <source>Zoom to &amp;100 %</source>
        <translation>Auf &amp;100 %</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>&amp;Fit the diagram</source>
        <translation>&amp;Diagramm einpassen</translation>
    </message>
    <message>
        <source>Ctrl+9</source>
        <translation>Ctrl+9</translation>
    </message>
    <message>
        <source>Show parameter &amp;values</source>
        <translation>Parameter&amp;werte zeigen</translation>
    </message>
    <message>
        <source>Show &amp;arrows of forces, torques and flows</source>
        <translation>&amp;Pfeile der Kräfte, Momente und Ströme zeigen</translation>
    </message>
    <message>
        <source>Show &amp;live values at connectors</source>
        <translation>&amp;Momentanwerte an den Anschlüssen zeigen</translation>
    </message>
    <message>
        <source>Show &amp;motion of parts</source>
        <translation>&amp;Bewegung der Teile zeigen</translation>
    </message>
    <message>
        <source>Show the a&amp;xes of lines</source>
        <translation>A&amp;chsen der Linien zeigen</translation>
    </message>
    <message>
        <source>Shift+F2</source>
        <translation>Shift+F2</translation>
    </message>
    <message>
        <source>Show what &amp;positive means</source>
        <translation>Zeigen, was po&amp;sitiv heißt</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Shift+F3</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>D&amp;unkle Darstellung</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Next diagram</source>
        <translation>Nä&amp;chstes Diagramm</translation>
    </message>
    <message>
        <source>Ctrl+Tab</source>
        <translation>Ctrl+Tab</translation>
    </message>
    <message>
        <source>Pre&amp;vious diagram</source>
        <translation>&amp;Voriges Diagramm</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Tab</source>
        <translation>Ctrl+Shift+Tab</translation>
    </message>
    <message>
        <source>&amp;Up from the inside of a part</source>
        <translation>Aus dem &amp;Inneren eines Teils nach oben</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation>Ein- oder ausblenden: %1</translation>
    </message>
    <message>
        <source>&amp;Large type</source>
        <translation>&amp;Große Schrift</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>Arro&amp;ws show</source>
        <translation>P&amp;feile zeigen</translation>
    </message>
    <message>
        <source>&amp;Forces, torques and flows</source>
        <translation>&amp;Kräfte, Momente und Ströme</translation>
    </message>
    <message>
        <source>&amp;Velocities, accelerations and voltages</source>
        <translation>&amp;Geschwindigkeiten, Beschleunigungen und Spannungen</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>&amp;Beides</translation>
    </message>
    <message>
        <source>Arrows show: %1</source>
        <translation>Pfeile zeigen: %1</translation>
    </message>
    <message>
        <source>Trac&amp;k: masses and springs at their true positions</source>
        <translation>&amp;Bahn: Massen und Federn an ihren wahren Orten</translation>
    </message>
    <message>
        <source>Shift+F4</source>
        <translation>Shift+F4</translation>
    </message>
    <message>
        <source>S&amp;haft: what turns, in space</source>
        <translation>&amp;Welle: was sich dreht, im Raum</translation>
    </message>
    <message>
        <source>Ctrl+F4</source>
        <translation>Ctrl+F4</translation>
    </message>
    <message>
        <source>Zoom to the s&amp;election</source>
        <translation>Auf die Aus&amp;wahl zoomen</translation>
    </message>
    <message>
        <source>Ctrl+8</source>
        <translation>Ctrl+8</translation>
    </message>
    <message>
        <source>Show &amp;sparklines beside parts</source>
        <translation>Min&amp;ikurven neben Teilen zeigen</translation>
    </message>
    <message>
        <source>Ctrl+F2</source>
        <translation>Ctrl+F2</translation>
    </message>
    <message>
        <source>O&amp;verview map</source>
        <translation>Ü&amp;bersichtskarte</translation>
    </message>
    <message>
        <source>Of diagrams &amp;larger than the view</source>
        <translation>Von Diagrammen, die &amp;größer als die Ansicht sind</translation>
    </message>
    <message>
        <source>&amp;Always</source>
        <translation>&amp;Immer</translation>
    </message>
    <message>
        <source>&amp;Never</source>
        <translation>&amp;Nie</translation>
    </message>
    <message>
        <source>Overview map: %1</source>
        <translation>Übersichtskarte: %1</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Look &amp;inside the selected part</source>
        <translation>&amp;In das ausgewählte Teil sehen</translation>
    </message>
    <message>
        <source>Select one part first.</source>
        <translation>Zuerst ein Teil auswählen.</translation>
    </message>
</context>
<context>
    <name>armature::app::WayPage</name>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>The model has no input. Name one at the left: the output of a source, or a parameter.</source>
        <translation>Das Modell hat keinen Eingang. Links einen nennen: den Ausgang einer Quelle oder einen Parameter.</translation>
    </message>
    <message>
        <source>Name an output at the left.</source>
        <translation>Links einen Ausgang nennen.</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>phase, °</source>
        <translation>Phase, °</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>Frequenz</translation>
    </message>
    <message>
        <source>time since the step</source>
        <translation>Zeit seit dem Sprung</translation>
    </message>
    <message>
        <source>poles</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>Nullstellen</translation>
    </message>
    <message>
        <source>real part, 1/s</source>
        <translation>Realteil, 1/s</translation>
    </message>
    <message>
        <source>imaginary part, 1/s</source>
        <translation>Imaginärteil, 1/s</translation>
    </message>
    <message>
        <source>%1 Hz, damping %2</source>
        <translation>%1 Hz, Dämpfungsgrad %2</translation>
    </message>
    <message>
        <source>%1: gain %2 (%3 dB), phase %4°</source>
        <translation>%1: Verstärkung %2 (%3 dB), Phase %4°</translation>
    </message>
</context>
<context>
    <name>armature::app::WordTable</name>
    <message>
        <source>Texts in diagrams</source>
        <translation>Texte in Diagrammen</translation>
    </message>
    <message>
        <source>Text in the diagram</source>
        <translation>Text im Diagramm</translation>
    </message>
    <message>
        <source>In German</source>
        <translation>Auf Deutsch</translation>
    </message>
    <message>
        <source>Texts in the diagrams and plots of this lesson, with their German.</source>
        <translation>Texte in den Diagrammen und Kurvenbildern dieser Lektion, mit ihrem Deutsch.</translation>
    </message>
</context>
<context>
    <name>armature::app::ZoomCorner</name>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom to 100 %</source>
        <translation>Auf 100 %</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Fit the diagram</source>
        <translation>Diagramm einpassen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
</context>
<context>
    <name>IconSteps</name>
    <message>
        <source>Move shapes</source>
        <translation>Formen verschieben</translation>
    </message>
    <message>
        <source>Resize shapes</source>
        <translation>Größe von Formen ändern</translation>
    </message>
    <message>
        <source>Each click adds a point. Enter or a double click ends the drawing, Esc drops it.</source>
        <translation>Jeder Klick setzt einen Punkt. Die Eingabetaste oder ein Doppelklick beendet das Zeichnen, Esc verwirft es.</translation>
    </message>
    <message>
        <source>Rotate shapes</source>
        <translation>Formen drehen</translation>
    </message>
    <message>
        <source>Move a point</source>
        <translation>Punkt verschieben</translation>
    </message>
    <message>
        <source>Move the connector %1</source>
        <translation>Anschluss %1 verschieben</translation>
    </message>
    <message>
        <source>Draw an ellipse</source>
        <translation>Ellipse zeichnen</translation>
    </message>
    <message>
        <source>Write a text</source>
        <translation>Text schreiben</translation>
    </message>
    <message>
        <source>Draw a rectangle</source>
        <translation>Rechteck zeichnen</translation>
    </message>
    <message>
        <source>Draw a line</source>
        <translation>Linie zeichnen</translation>
    </message>
    <message>
        <source>Draw a polygon</source>
        <translation>Vieleck zeichnen</translation>
    </message>
</context>
<context>
    <name>IconVerbs</name>
    <message>
        <source>Delete shapes</source>
        <translation>Formen löschen</translation>
    </message>
    <message>
        <source>Change what lies in front</source>
        <translation>Reihenfolge von Formen ändern</translation>
    </message>
    <message>
        <source>Rotate shapes</source>
        <translation>Formen drehen</translation>
    </message>
    <message>
        <source>Flip shapes</source>
        <translation>Formen spiegeln</translation>
    </message>
    <message>
        <source>Paste shapes</source>
        <translation>Formen einfügen</translation>
    </message>
    <message>
        <source>Duplicate shapes</source>
        <translation>Formen duplizieren</translation>
    </message>
</context>
<context>
    <name>ImageWords</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>%1 is too large for an icon: images of up to 32 MB are read.</source>
        <translation>%1 ist zu groß für ein Symbol: Bilder bis 32 MB werden gelesen.</translation>
    </message>
    <message>
        <source>%1 is too large for an icon: images of up to %2 pixels a side are read.</source>
        <translation>%1 ist zu groß für ein Symbol: Bilder bis %2 Bildpunkte je Seite werden gelesen.</translation>
    </message>
    <message>
        <source>%1 is no image that can be read.</source>
        <translation>%1 ist kein Bild, das sich lesen lässt.</translation>
    </message>
    <message>
        <source>%1 was made smaller, to be carried by the class.</source>
        <translation>%1 wurde verkleinert, damit die Klasse es mitführen kann.</translation>
    </message>
</context>
<context>
    <name>SvgWords</name>
    <message>
        <source>%1 has more shapes than an icon should carry: the rest was left out.</source>
        <translation>%1 hat mehr Formen, als ein Symbol tragen sollte: Der Rest blieb weg.</translation>
    </message>
    <message>
        <source>Gradients of %1 became plain colours.</source>
        <translation>Farbverläufe von %1 wurden einfache Farben.</translation>
    </message>
    <message>
        <source>What is transparent in %1 became pale: an icon has no transparency.</source>
        <translation>Was in %1 durchsichtig ist, wurde blass: Ein Symbol kennt keine Durchsichtigkeit.</translation>
    </message>
    <message>
        <source>Images that %1 keeps in other files were left out.</source>
        <translation>Bilder, die %1 in anderen Dateien hat, blieben weg.</translation>
    </message>
    <message>
        <source>Large images of %1 were left out.</source>
        <translation>Große Bilder von %1 blieben weg.</translation>
    </message>
    <message>
        <source>%1 uses what an icon has no shape for (%2).</source>
        <translation>Für manches in %1 hat ein Symbol keine Form: %2.</translation>
    </message>
    <message>
        <source>%1 is no SVG drawing: %2.</source>
        <translation>%1 ist keine SVG-Zeichnung: %2.</translation>
    </message>
    <message>
        <source>%1 is no SVG drawing that can be read.</source>
        <translation>%1 ist keine SVG-Zeichnung, die sich lesen lässt.</translation>
    </message>
    <message>
        <source>%1 has no shapes.</source>
        <translation>%1 hat keine Formen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>%1 is too large for an icon: drawings of up to 8 MB are read.</source>
        <translation>%1 ist zu groß für ein Symbol: Zeichnungen bis 8 MB werden gelesen.</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>sie ist zu tief verschachtelt</translation>
    </message>
</context>
<context>
    <name>armature::app::ColorButton</name>
    <message>
        <source>various</source>
        <translation>Verschieden</translation>
    </message>
    <message>
        <source>Another colour…</source>
        <translation>Andere Farbe…</translation>
    </message>
</context>
<context>
    <name>armature::app::IconHand</name>
    <message>
        <source>Remove a point</source>
        <translation>Punkt entfernen</translation>
    </message>
    <message>
        <source>Add a point</source>
        <translation>Punkt hinzufügen</translation>
    </message>
    <message>
        <source>Move shapes</source>
        <translation>Formen verschieben</translation>
    </message>
    <message>
        <source>Move the connector %1</source>
        <translation>Anschluss %1 verschieben</translation>
    </message>
</context>
<context>
    <name>armature::app::IconInsert</name>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>box square frame</source>
        <comment>other names of a rectangle</comment>
        <translation>Kasten Kästchen Quadrat Rahmen</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>circle disc arc</source>
        <comment>other names of an ellipse</comment>
        <translation>Kreis Scheibe Bogen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>stroke arrow curve</source>
        <comment>other names of a line</comment>
        <translation>Strich Pfeil Kurve</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Vieleck</translation>
    </message>
    <message>
        <source>triangle area</source>
        <comment>other names of a polygon</comment>
        <translation>Polygon Dreieck Fläche</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>name value letters</source>
        <comment>other names of a text</comment>
        <translation>Name Wert Buchstaben Beschriftung</translation>
    </message>
    <message>
        <source>Image or SVG file…</source>
        <translation>Bild oder SVG-Datei…</translation>
    </message>
    <message>
        <source>picture photo</source>
        <comment>other names of an image</comment>
        <translation>Foto Grafik</translation>
    </message>
    <message>
        <source>Shape or connector</source>
        <translation>Form oder Anschluss</translation>
    </message>
    <message>
        <source>Nothing of this name.</source>
        <translation>Nichts dieses Namens.</translation>
    </message>
</context>
<context>
    <name>armature::app::IconInspector</name>
    <message>
        <source>various</source>
        <translation>Verschieden</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Durchgezogen</translation>
    </message>
    <message>
        <source>Dashes</source>
        <translation>Gestrichelt</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Gepunktet</translation>
    </message>
    <message>
        <source>Dash-dot</source>
        <translation>Strichpunkt</translation>
    </message>
    <message>
        <source>Dash-dot-dot</source>
        <translation>Strich-Punkt-Punkt</translation>
    </message>
    <message>
        <source>Horizontal lines</source>
        <translation>Linien, waagerecht</translation>
    </message>
    <message>
        <source>Vertical lines</source>
        <translation>Linien, senkrecht</translation>
    </message>
    <message>
        <source>Crossed lines</source>
        <translation>Karos</translation>
    </message>
    <message>
        <source>Rising lines</source>
        <translation>Linien, steigend</translation>
    </message>
    <message>
        <source>Falling lines</source>
        <translation>Linien, fallend</translation>
    </message>
    <message>
        <source>Diagonal crossed lines</source>
        <translation>Karos, schräg</translation>
    </message>
    <message>
        <source>Horizontal cylinder</source>
        <translation>Zylinder, liegend</translation>
    </message>
    <message>
        <source>Vertical cylinder</source>
        <translation>Zylinder, stehend</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Gefüllt</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Halb</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Vieleck</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Shape as text only</source>
        <translation>Form nur als Text</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Icon of %1</source>
        <translation>Symbol von %1</translation>
    </message>
    <message>
        <source>Set the icon&apos;s frame</source>
        <translation>Rahmen des Symbols ändern</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Horizontal</source>
        <translation>Waagerecht</translation>
    </message>
    <message>
        <source>Vertical</source>
        <translation>Senkrecht</translation>
    </message>
    <message>
        <source>Keep the proportions</source>
        <translation>Seitenverhältnis beibehalten</translation>
    </message>
    <message>
        <source>Choose a tool and draw, or press Ins, or double-click, and type what is to stand there. Drag connectors along the border.

Alt leaves the grid, Shift keeps proportions and directions.</source>
        <translation>Ein Werkzeug wählen und zeichnen, oder Einfg drücken oder doppelt klicken und tippen, was dort stehen soll. Anschlüsse lassen sich den Rand entlang ziehen.

Alt verlässt das Raster, Umschalt hält Verhältnisse und Richtungen.</translation>
    </message>
    <message>
        <source>It comes from a base class, which sets its place.</source>
        <translation>Der Anschluss kommt aus einer Basisklasse, die seine Lage bestimmt.</translation>
    </message>
    <message>
        <source>Move the connector %1</source>
        <translation>Anschluss %1 verschieben</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Rotated by</source>
        <translation>Gedreht um</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>%n Form</numerusform>
            <numerusform>%n Formen</numerusform>
        </translation>
    </message>
    <message>
        <source>It can only be edited as text. It can be moved behind or in front of others, and deleted.</source>
        <translation>Sie lässt sich nur als Text bearbeiten. Sie lässt sich hinter oder vor andere legen und löschen.</translation>
    </message>
    <message>
        <source>Middle, x</source>
        <translation>Mitte, x</translation>
    </message>
    <message>
        <source>Middle, y</source>
        <translation>Mitte, y</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Dicke</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Scharf</translation>
    </message>
    <message>
        <source>Smooth curve</source>
        <translation>Glatte Kurve</translation>
    </message>
    <message>
        <source>Arrow, start</source>
        <translation>Pfeil am Anfang</translation>
    </message>
    <message>
        <source>Arrow, end</source>
        <translation>Pfeil am Ende</translation>
    </message>
    <message>
        <source>Arrow size</source>
        <translation>Pfeilgröße</translation>
    </message>
    <message>
        <source>Filling</source>
        <translation>Füllung</translation>
    </message>
    <message>
        <source>Colours are drawn for the dark theme; here they are as they are kept.</source>
        <translation>Farben sind für das dunkle Aussehen gezeichnet; hier stehen sie, wie sie gespeichert sind.</translation>
    </message>
    <message>
        <source>Corner radius</source>
        <translation>Eckenradius</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Raised</source>
        <translation>Erhaben</translation>
    </message>
    <message>
        <source>Sunken</source>
        <translation>Vertieft</translation>
    </message>
    <message>
        <source>Engraved</source>
        <translation>Graviert</translation>
    </message>
    <message>
        <source>Arc</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Closed by</source>
        <translation>Geschlossen durch</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>A chord</source>
        <translation>Sehne</translation>
    </message>
    <message>
        <source>The centre</source>
        <translation>Mittelpunkt</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Was passt</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Insert a value…</source>
        <translation>Wert einfügen…</translation>
    </message>
    <message>
        <source>Name of the part</source>
        <translation>Name des Teils</translation>
    </message>
    <message>
        <source>Name of the class</source>
        <translation>Name der Klasse</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>In der Mitte</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Fett</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Kursiv</translation>
    </message>
    <message>
        <source>Underlined</source>
        <translation>Unterstrichen</translation>
    </message>
    <message>
        <source>The image is in the file %1.</source>
        <translation>Das Bild ist in der Datei %1.</translation>
    </message>
    <message>
        <source>The image is kept in the class: %1 kB.</source>
        <translation>Das Bild liegt in der Klasse: %1 kB.</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>Einfarbig</translation>
    </message>
    <message>
        <source>To fit</source>
        <translation>Passend</translation>
    </message>
</context>
<context>
    <name>armature::app::IconModel</name>
    <message>
        <source>Add the connector %1</source>
        <translation>Anschluss %1 hinzufügen</translation>
    </message>
</context>
<context>
    <name>armature::app::IconPage</name>
    <message>
        <source>Select and move</source>
        <translation>Auswählen und verschieben</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Vieleck</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Image or SVG drawing from a file…</source>
        <translation>Bild oder SVG-Zeichnung aus einer Datei…</translation>
    </message>
    <message>
        <source>Add a shape or connector…</source>
        <translation>Form oder Anschluss hinzufügen…</translation>
    </message>
    <message>
        <source>To the front</source>
        <translation>Ganz nach vorn</translation>
    </message>
    <message>
        <source>To the back</source>
        <translation>Ganz nach hinten</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>Nach hinten</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Flip upside down</source>
        <translation>Auf den Kopf stellen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Image or SVG drawing</source>
        <translation>Bild oder SVG-Zeichnung</translation>
    </message>
    <message>
        <source>Drawings and images (*.svg *.png *.jpg *.jpeg *.bmp *.gif)</source>
        <translation>Zeichnungen und Bilder (*.svg *.png *.jpg *.jpeg *.bmp *.gif)</translation>
    </message>
    <message>
        <source>Take over %1</source>
        <translation>%1 übernehmen</translation>
    </message>
</context>
<context>
    <name>armature::app::IconView</name>
    <message>
        <source>Icon of %1</source>
        <translation>Symbol von %1</translation>
    </message>
</context>
<context>
    <name>NotePicture</name>
    <message>
        <source>%1 is no picture that a note can hold (PNG, JPEG, BMP, GIF).</source>
        <translation>%1 ist kein Bild, das eine Notiz aufnehmen kann (PNG, JPEG, BMP, GIF).</translation>
    </message>
    <message>
        <source>%1 cannot be read: the file is damaged or too large.</source>
        <translation>%1 lässt sich nicht lesen: Die Datei ist beschädigt oder zu groß.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Add a note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Edit a note</source>
        <translation>Notiz ändern</translation>
    </message>
    <message>
        <source>Put a picture into a note</source>
        <translation>Bild in eine Notiz einfügen</translation>
    </message>
    <message>
        <source>Show %1 in a note</source>
        <translation>%1 in einer Notiz zeigen</translation>
    </message>
</context>
<context>
    <name>armature::app::Minimap</name>
    <message>
        <source>Overview map</source>
        <translation>Übersichtskarte</translation>
    </message>
    <message>
        <source>The whole diagram: click or drag to look elsewhere</source>
        <translation>Das ganze Diagramm: Klicken oder Ziehen zeigt eine andere Stelle</translation>
    </message>
</context>
<context>
    <name>armature::app::NoteCard</name>
    <message>
        <source>Text of the note</source>
        <translation>Text der Notiz</translation>
    </message>
    <message>
        <source>Text, **bold**, - list, $J*der(w) = tau$, {inertia1.w}</source>
        <translation>Text, **fett**, - Liste, $J*der(w) = tau$, {inertia1.w}</translation>
    </message>
    <message>
        <source>B</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Fett</translation>
    </message>
    <message>
        <source>I</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Kursiv</translation>
    </message>
    <message>
        <source>H</source>
        <translation>Ü</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Value of a variable</source>
        <translation>Wert einer Größe</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Bild…</translation>
    </message>
    <message>
        <source>Picture from a file</source>
        <translation>Bild aus einer Datei</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Background of the note</source>
        <translation>Hintergrund der Notiz</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Picture for the note</source>
        <translation>Bild für die Notiz</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.gif)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.bmp *.gif)</translation>
    </message>
</context>
<context>
    <name>armature::app::RecoveryDialog</name>
    <message>
        <source>Unsaved diagrams</source>
        <translation>Nicht gespeicherte Diagramme</translation>
    </message>
    <message>
        <source>Armature ended before these diagrams were saved. Your changes have been kept; what is not ticked stays for the next start.</source>
        <translation>Armature wurde beendet, bevor diese Diagramme gespeichert waren. Die Änderungen sind erhalten; was nicht angekreuzt ist, bleibt bis zum nächsten Start.</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Letzte Änderung</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nie gespeichert</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source> became false</source>
        <translation> wurde falsch</translation>
    </message>
    <message>
        <source> became true</source>
        <translation> wurde wahr</translation>
    </message>
</context>
<context>
    <name>ActionNeed</name>
    <message>
        <source>Not possible just now</source>
        <translation>Gerade nicht möglich</translation>
    </message>
</context>
<context>
    <name>armature::app::PictureDialog</name>
    <message>
        <source>Keep the proportions</source>
        <translation>Seitenverhältnis beibehalten</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Pixels of a PNG as a multiple of this size: letters and lines keep their proportions. SVG and PDF are sharp at any size.</source>
        <translation>Pixel eines PNG als Vielfaches dieser Größe: Schrift und Linien behalten ihr Verhältnis. SVG und PDF sind in jeder Größe scharf.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>%1 × %2 mm on paper</source>
        <translation>%1 × %2 mm auf Papier</translation>
    </message>
</context>
<context>
    <name>armature::app::ChoiceCard</name>
    <message>
        <source>Search, or the name of a class</source>
        <translation>Suchen, oder der Name einer Klasse</translation>
    </message>
    <message>
        <source>%1 (nothing chosen)</source>
        <translation>%1 (nichts gewählt)</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (Vorgabe)</translation>
    </message>
    <message>
        <source>%1, as written</source>
        <translation>%1, wie geschrieben</translation>
    </message>
    <message>
        <source>Searching for matches…</source>
        <translation>Passendes wird gesucht…</translation>
    </message>
    <message>
        <source>No match. Enter uses this name anyway.</source>
        <translation>Nichts Passendes heißt so. Die Eingabetaste übernimmt den Namen trotzdem.</translation>
    </message>
    <message>
        <source>No library here has another class that fits.</source>
        <translation>Keine Bibliothek hier hat eine andere passende Klasse.</translation>
    </message>
</context>
<context>
    <name>armature::app::ReplaceableRow</name>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Werte von %1</translation>
    </message>
    <message>
        <source>Values within the class that is chosen: name = value, with commas between them</source>
        <translation>Werte in der gewählten Klasse: Name = Wert, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>name = value, …</source>
        <translation>Name = Wert, …</translation>
    </message>
    <message>
        <source>Reset to the default (%1)</source>
        <translation>Auf die Vorgabe zurücksetzen (%1)</translation>
    </message>
    <message>
        <source>Documentation of %1</source>
        <translation>Dokumentation von %1</translation>
    </message>
    <message>
        <source>choose: %1</source>
        <translation>wählen: %1</translation>
    </message>
    <message>
        <source>several values</source>
        <translation>mehrere Werte</translation>
    </message>
</context>
<context>
    <name>EquationValues</name>
</context>
<context>
    <name>armature::app::EquationPage</name>
    <message>
        <source>At the start, from %1</source>
        <translation>Zu Beginn, aus %1</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>Algorithm of %1</source>
        <translation>Algorithmus von %1</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Inherited from %1</source>
        <translation>Geerbt von %1</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Gleichungen</translation>
    </message>
    <message>
        <source>Neither this class nor its base classes have equations.</source>
        <translation>Weder diese Klasse noch ihre Basisklassen haben Gleichungen.</translation>
    </message>
    <message>
        <source>There are more; the text of the class has them all.</source>
        <translation>Es gibt noch mehr; im Text der Klasse stehen alle.</translation>
    </message>
    <message>
        <source>Edit its text</source>
        <translation>Text bearbeiten</translation>
    </message>
    <message>
        <source>Documentation</source>
        <translation>Dokumentation</translation>
    </message>
    <message>
        <source>Equations of %1</source>
        <translation>Gleichungen von %1</translation>
    </message>
    <message>
        <source>Values at %1.</source>
        <translation>Werte bei %1.</translation>
    </message>
    <message>
        <source>Parameters have their values; variables get theirs in a run.</source>
        <translation>Parameter haben ihre Werte; Variablen bekommen ihre im Lauf.</translation>
    </message>
    <message>
        <source>Inactive branches are dimmed.</source>
        <translation>Zweige, die nicht gelten, sind blass.</translation>
    </message>
    <message>
        <source>Part of the array</source>
        <translation>Teil des Arrays</translation>
    </message>
    <message>
        <source>Which part of the array the values are of</source>
        <translation>Von welchem Teil des Arrays die Werte sind</translation>
    </message>
    <message>
        <source>Values of %1 at %2.</source>
        <translation>Werte von %1 bei %2.</translation>
    </message>
</context>
<context>
    <name>armature::app::EquationRow</name>
    <message>
        <source>holds</source>
        <translation>gilt</translation>
    </message>
    <message>
        <source>does not hold</source>
        <translation>gilt nicht</translation>
    </message>
    <message>
        <source>Click to remove it from the plot</source>
        <translation>Ein Klick entfernt sie aus dem Kurvenbild</translation>
    </message>
    <message>
        <source>Click to plot it</source>
        <translation>Ein Klick zeichnet sie als Kurve</translation>
    </message>
</context>
<context>
    <name>armature::app::TubeDialog</name>
    <message>
        <source>Tolerance tube</source>
        <translation>Toleranzschlauch</translation>
    </message>
    <message>
        <source>Width around each compared run, in percent of the range of values and time (0: no tube)</source>
        <translation>Breite um jeden verglichenen Lauf, in Prozent des Werte- und Zeitbereichs (0: kein Schlauch)</translation>
    </message>
</context>
<context>
    <name>armature::app::LessonFoot</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Nochmal</translation>
    </message>
</context>
<context>
    <name>armature::app::LibraryEdits</name>
    <message>
        <source>%1 is in the trash.</source>
        <translation>%1 liegt im Papierkorb.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Die Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>Rename %1…</source>
        <translation>%1 umbenennen…</translation>
    </message>
    <message>
        <source>Duplicate %1…</source>
        <translation>%1 duplizieren…</translation>
    </message>
    <message>
        <source>Delete %1…</source>
        <translation>%1 löschen…</translation>
    </message>
    <message>
        <source>%1 was not renamed.</source>
        <translation>%1 wurde nicht umbenannt.</translation>
    </message>
    <message>
        <source>Rename class</source>
        <translation>Klasse umbenennen</translation>
    </message>
    <message>
        <source>Its file, the texts of the library that use it, and the open diagrams then have the new name instead of %1.
Diagrams that are not open keep the old name.</source>
        <translation>Ihre Datei, die Texte der Bibliothek, die sie verwenden, und die offenen Diagramme haben dann den neuen Namen statt %1.
Diagramme, die nicht offen sind, behalten den alten Namen.</translation>
    </message>
    <message>
        <source>%1 is now called %2, in the library and in the open diagrams.</source>
        <translation>%1 heißt jetzt %2, in der Bibliothek und in den offenen Diagrammen.</translation>
    </message>
    <message>
        <source>Duplicate class</source>
        <translation>Klasse duplizieren</translation>
    </message>
    <message>
        <source>The name of the copy of %1:</source>
        <translation>Der Name der Kopie von %1:</translation>
    </message>
    <message>
        <source>%1 was not duplicated.</source>
        <translation>%1 wurde nicht dupliziert.</translation>
    </message>
    <message>
        <source>%1 is a copy of %2.</source>
        <translation>%1 ist eine Kopie von %2.</translation>
    </message>
    <message>
        <source>%1 was not deleted.</source>
        <translation>%1 wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>Armature</source>
        <translation>Armature</translation>
    </message>
    <message>
        <source>Delete %1 from the library?</source>
        <translation>%1 aus der Bibliothek löschen?</translation>
    </message>
    <message>
        <source>No open diagram and no other class of the library uses it.</source>
        <translation>Kein offenes Diagramm und keine andere Klasse der Bibliothek verwendet sie.</translation>
    </message>
    <message>
        <source>It is still used, which then cannot run:
%1</source>
        <translation>Sie wird noch verwendet; das kann dann nicht laufen:
%1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>%1 is no longer in the library. %2</source>
        <translation>%1 ist nicht mehr in der Bibliothek. %2</translation>
    </message>
</context>
<context>
    <name>armature::app::LibraryWork</name>
    <message>
        <source>Close the tab %1 first.</source>
        <translation>Erst den Reiter %1 schließen.</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>rpm</source>
        <translation>U/min</translation>
    </message>
    <message>
        <source>rev</source>
        <translation>U</translation>
    </message>
    <message>
        <source>rev/s</source>
        <translation>U/s</translation>
    </message>
</context>
<context>
    <name>armature::app::NoteValues</name>
    <message>
        <source>%1: not in this model</source>
        <translation>%1: nicht in diesem Modell</translation>
    </message>
    <message>
        <source>%1: not recorded</source>
        <translation>%1: nicht aufgezeichnet</translation>
    </message>
</context>
</TS>
