#!/usr/bin/env python3
"""A study under Slurm: the same table as alone, also after the job was ended half way and sent again.

    slurm.py --cli PROGRAM

Starts munged, slurmctld and slurmd of its own in a temporary folder, at ports that are free, for the machine that it runs on,
and ends them. Exit status 77 where these, or MPI in this build, are not installed, or refuse to start for want of rights.
"""
import argparse
import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import time

SKIPPED = 77
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MODEL = 'resources/examples/Rotational/First.armature.json'
PROGRAMS = ('munged', 'slurmctld', 'slurmd', 'srun', 'sbatch', 'scancel', 'sinfo')

CONFIGURATION = """
ClusterName=armature
SlurmctldHost={host}(127.0.0.1)
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
CredType=cred/munge
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
SlurmctldPort={controller}
SlurmdPort={daemon}
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
KillWait=5
MpiDefault=pmix
NodeName={host} NodeAddr=127.0.0.1 CPUs={processors} State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
"""


def path_of(program):
    return shutil.which(program, path=os.environ.get('PATH', '') + ':/usr/sbin:/sbin')


def skip(why):
    print('skipped:', why)
    sys.exit(SKIPPED)


def free_ports(count):
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for one in sockets:
            one.bind(('127.0.0.1', 0))
        return [one.getsockname()[1] for one in sockets]


def wait_for(condition, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.2)
    return False


class Slurm:
    """The three daemons, of this test alone."""

    def __init__(self, folder):
        self.folder, self.daemons = folder, []
        self.host = socket.gethostname().split('.')[0]
        self.environment = dict(os.environ, SLURM_CONF=os.path.join(folder, 'slurm.conf'))

    def start(self):
        key = os.path.join(self.folder, 'munge.key')
        with open(key, 'wb') as f:
            f.write(os.urandom(1024))
        os.chmod(key, 0o600)
        for name in ('state', 'spool'):
            os.mkdir(os.path.join(self.folder, name))
        controller, daemon = free_ports(2)
        with open(self.environment['SLURM_CONF'], 'w', encoding='utf-8') as f:
            f.write(CONFIGURATION.format(host=self.host, user=pwd.getpwuid(os.getuid()).pw_name, folder=self.folder,
                                         controller=controller, daemon=daemon, processors=os.cpu_count()))
        at = {name: os.path.join(self.folder, 'munge.' + name) for name in ('socket', 'pid', 'log', 'seed')}
        self.daemon('munged', '--foreground', '--force', '--key-file', key, '--socket', at['socket'], '--pid-file',
                    at['pid'], '--log-file', at['log'], '--seed-file', at['seed'])
        wait_for(lambda: os.path.exists(at['socket']), 10)
        self.daemon('slurmctld', '-D')
        self.daemon('slurmd', '-D', '-N', self.host)
        return wait_for(lambda: 'idle' in self.ask('sinfo', '--noheader', '--format=%T').stdout, 40)

    def daemon(self, name, *arguments):
        log = open(os.path.join(self.folder, name + '.out'), 'wb')  # noqa: SIM115  (as long as the daemon)
        self.daemons.append(subprocess.Popen([path_of(name), *arguments], env=self.environment, stdout=log, stderr=log))

    def ask(self, program, *arguments, **others):
        return subprocess.run([path_of(program), *arguments], env=self.environment, capture_output=True, text=True,
                              timeout=400, check=False, **others)

    def stop(self):
        if len(self.daemons) > 1:
            # Steps would go on without their daemons.
            self.ask('scancel', '--full', '--user', pwd.getpwuid(os.getuid()).pw_name)
            wait_for(lambda: not self.ask('squeue', '--noheader').stdout.strip(), 30)
        for daemon in reversed(self.daemons):
            daemon.terminate()
        for daemon in self.daemons:
            try:
                daemon.wait(15)
            except subprocess.TimeoutExpired:
                daemon.kill()
                daemon.wait()

    def troubles(self):
        texts = []
        for name in sorted(os.listdir(self.folder)):
            if name.endswith(('.log', '.out')):
                with open(os.path.join(self.folder, name), encoding='utf-8', errors='replace') as f:
                    texts.append(f'{name}: ' + f.read()[-1500:])
        return '\n'.join(texts)


def sweep(count, output):
    return ['sweep', MODEL, '--vary', f'spring.c=range(1e3,1e5,{count})', '--measure', 'max(inertia3.w)', '--measure',
            'final(inertia3.phi)', '--output', output]


def text_of(path):
    if not os.path.exists(path):
        return ''
    with open(path, encoding='utf-8') as f:
        return f.read()


def expect(holds, what):
    if not holds:
        print('FAILED:', what)
        raise SystemExit(1)


def shared_work(slurm, cli, folder):
    """srun starts two tasks, which share the points and write one table."""
    alone, shared = (os.path.join(folder, name) for name in ('alone.csv', 'shared.csv'))
    subprocess.run([cli, *sweep(60, alone), '--quiet'], cwd=ROOT, check=True)
    done = slurm.ask('srun', '--mpi=pmix', '-n', '2', '--overcommit', cli, *sweep(60, shared), cwd=ROOT)
    expect(done.returncode == 0, f'srun: {done.stdout}{done.stderr}')
    expect(done.stdout.count('runs,') == 1, 'one rank speaks: ' + done.stdout)
    expect(len(text_of(alone)) > 500 and text_of(alone) == text_of(shared), 'the table differs from that of one process')


def goes_on(slurm, cli, folder):
    """The batch file that the command line writes; its job is ended half way and sent once more."""
    alone, shared = (os.path.join(folder, name) for name in ('long.csv', 'killed.csv'))
    batch = os.path.join(folder, 'study.sbatch')
    count = 1500
    subprocess.run([cli, *sweep(count, alone), '--quiet'], cwd=ROOT, check=True)
    subprocess.run([cli, *sweep(count, shared), '--sbatch', batch, '--ranks', '2'], cwd=ROOT, check=True)
    environment = dict(slurm.environment, PATH=os.path.dirname(cli) + ':' + os.environ['PATH'])
    rows = lambda: text_of(shared + '.journal').count('\n')  # noqa: E731

    def send():
        sent = subprocess.run([path_of('sbatch'), '--parsable', '--overcommit', f'--output={folder}/job.txt', batch],
                              cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        expect(sent.returncode == 0, 'sbatch: ' + sent.stderr)
        return sent.stdout.strip()

    job = send()
    expect(wait_for(lambda: rows() > 40, 120), 'nothing was done: ' + text_of(os.path.join(folder, 'job.txt')))
    slurm.ask('scancel', '--signal=KILL', '--full', job)
    expect(wait_for(lambda: not slurm.ask('squeue', '--noheader', '--job', job).stdout.strip(), 60), 'the job goes on')
    expect(40 < rows() < count and not os.path.exists(shared), f'{rows()} of {count} points were done')
    send()
    expect(wait_for(lambda: os.path.exists(shared), 300), 'it does not go on: ' + text_of(os.path.join(folder, 'job.txt')))
    expect(text_of(shared) == text_of(alone), 'the table that was gone on with differs')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--cli', required=True)
    cli = os.path.abspath(parser.parse_args().cli)
    missing = [name for name in PROGRAMS if not path_of(name)]
    if missing:
        skip('no ' + ', '.join(missing) + ' here')
    if not os.path.exists(os.path.join(os.path.dirname(cli), 'libarmature-mpi.so')):
        skip('this build has no MPI')
    with tempfile.TemporaryDirectory(prefix='armature-slurm-') as folder:
        slurm = Slurm(folder)
        try:
            if not slurm.start():
                print(slurm.troubles())
                skip('Slurm does not start here')
            if 'pmix' not in str(slurm.ask('srun', '--mpi=list')):
                skip('this Slurm has no PMIx')
            shared_work(slurm, cli, folder)
            goes_on(slurm, cli, folder)
        finally:
            slurm.stop()
    print('2 studies under Slurm passed')


if __name__ == '__main__':
    main()
