// The picture of the scene: everything that is drawn comes as items from C++; here is only how it looks.
import QtQuick
import QtQuick3D

Item {
  id: root

  // For tests: the node that shows a shape.
  function shapeNode(index) { return shapes.objectAt(index) }
  function surfaceNode(index) { return surfaces.objectAt(index) }

  // Bodies: solid, lit by the vertex.
  Component {
    id: shapeDelegate
    Model {
      required property var modelData
      geometry: modelData.geometry
      position: modelData.position
      rotation: modelData.rotation
      scale: modelData.scale
      visible: modelData.shown
      castsShadows: false
      receivesShadows: false
      materials: CustomMaterial {
        property color baseColor: modelData.color
        property real shine: 0.32 * (1 - modelData.roughness)
        property real isTwoSided: modelData.isClosed ? 0 : 1
        property real sink: modelData.sink
        property vector4d section: view.section.plane
        shadingMode: CustomMaterial.Unshaded
        vertexShader: "shape.vert"
        fragmentShader: view.section.isOn && modelData.isCut ? "section.frag" : "shape.frag"
        cullMode: modelData.isClosed && !(view.section.isOn && modelData.isCut) ? Material.BackFaceCulling : Material.NoCulling
      }
    }
  }
  // Surfaces of the model: both sides are lit, each point has a colour, all may be seen through.
  Component {
    id: surfaceDelegate
    Model {
      required property var modelData
      geometry: modelData.geometry
      position: modelData.position
      rotation: modelData.rotation
      visible: modelData.shown
      castsShadows: false
      receivesShadows: false
      materials: CustomMaterial {
        property color baseColor: modelData.color
        property real shine: 0.32 * (1 - modelData.roughness)
        property real alpha: modelData.opacity
        property real isWire: modelData.isWire ? 1 : 0
        property vector4d section: view.section.isOn ? view.section.plane : Qt.vector4d(0, 0, 0, 1)
        shadingMode: CustomMaterial.Unshaded
        vertexShader: modelData.hasColors ? "colored.vert" : "surface.vert"
        fragmentShader: "surface.frag"
        sourceBlend: alpha < 1 ? CustomMaterial.SrcAlpha : CustomMaterial.NoBlend
        destinationBlend: alpha < 1 ? CustomMaterial.OneMinusSrcAlpha : CustomMaterial.NoBlend
        cullMode: Material.NoCulling
      }
    }
  }
  // All else, which may be seen through.
  Component {
    id: itemDelegate
    Model {
      required property var modelData
      geometry: modelData.geometry
      position: modelData.position
      rotation: modelData.rotation
      scale: modelData.scale
      visible: modelData.shown
      opacity: modelData.opacity
      castsShadows: false
      receivesShadows: false
      materials: PrincipledMaterial {
        baseColor: modelData.color
        roughness: modelData.roughness
        metalness: 0
        specularAmount: 0.35
        cullMode: Material.NoCulling
        lighting: modelData.isLit ? PrincipledMaterial.FragmentLighting : PrincipledMaterial.NoLighting
      }
    }
  }

  View3D {
    id: picture
    objectName: "picture"
    anchors.fill: parent
    camera: eye
    // Something that moves is a draft where the processor draws; what stands still is drawn well.
    renderMode: view.draft.isOn ? View3D.Underlay : View3D.Offscreen
    environment: SceneEnvironment {
      backgroundMode: SceneEnvironment.Color
      clearColor: view.background
      antialiasingMode: view.draft.isOn ? SceneEnvironment.NoAA : SceneEnvironment.MSAA
      antialiasingQuality: SceneEnvironment.Medium
    }

    CustomCamera {
      id: eye
      position: view.eye.position
      rotation: view.eye.rotation
      projection: view.eye.projection
      // Lights go with the eye: what is looked at is lit from the upper left, and never black.
      DirectionalLight {
        eulerRotation: Qt.vector3d(-38, -32, 0)
        brightness: 0.85
        ambientColor: view.ambient
      }
      DirectionalLight {
        eulerRotation: Qt.vector3d(20, 55, 0)
        brightness: 0.28
      }
    }
    Model {
      geometry: view.grid
      visible: view.hasGrid
      opacity: 1
      castsShadows: false
      receivesShadows: false
      materials: PrincipledMaterial {
        lighting: PrincipledMaterial.NoLighting
        alphaMode: PrincipledMaterial.Blend
        cullMode: Material.NoCulling
      }
    }
    Repeater3D { id: shapes; model: view.shapes.all; delegate: shapeDelegate }
    Repeater3D { id: surfaces; model: view.surfaces.all; delegate: surfaceDelegate }
    Repeater3D { model: view.ghosts.all; delegate: itemDelegate }
    Repeater3D { model: view.marks.all; delegate: itemDelegate }
  }
}
