"""What comes of a report outside of the browser."""
import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path

from browser import Page


def check_command(browser, scene):
    """The copied command, in a shell, makes what was accepted the baselines, and nothing else."""
    differing = [entry for entry in scene.results["entries"] if entry["outcome"] == "differs"]
    report = scene.report({**scene.results, "entries": differing, "orphans": []}, "acted")
    accepted, other = differing[0], differing[1:]
    page = Page(browser)
    page.open((report.resolve() / "index.html").as_uri())
    page.run(f"location.hash = '#/' + encodeURIComponent({json.dumps(accepted['name'])})")
    page.wait(f"document.getElementById('name').textContent === {json.dumps(accepted['name'])}")
    page.run("document.activeElement.blur()")
    page.key("a")
    page.key("c")
    command = page.run("document.getElementById('command-text').value")
    page.close()

    laptop = scene.folder / "laptop"
    shutil.copytree(scene.folder / "Snapshots", laptop / "Snapshots")
    run = run_in_shell(command, scene, laptop)
    if run.returncode != 0:
        raise SystemExit(f"check-report: “{command}” ended with {run.returncode}:\n{run.stdout}{run.stderr}")
    baselines = {entry["name"]: (laptop / f"Snapshots/{entry['name']}.png").read_bytes() for entry in differing}
    if baselines[accepted["name"]] != (scene.folder / accepted["files"]["actual"]).read_bytes():
        raise SystemExit(f"check-report: “{command}” leaves another baseline than what was accepted.")
    for entry in other:
        if baselines[entry["name"]] != (scene.folder / entry["files"]["baseline"]).read_bytes():
            raise SystemExit(f"check-report: “{command}” changes {entry['name']}, too.")


def run_in_shell(command, scene, folder):
    """Runs a command line that begins with the tool's name."""
    programs = folder / "bin"
    programs.mkdir()
    (programs / shlex.split(command)[0]).symlink_to(scene.tool)
    environment = {"PATH": f"{programs}:{os.environ['PATH']}", "GALLERY_VARIANT": "1", "GALLERY_FAULTS": "crash,fails,chatty"}
    return subprocess.run(["bash", "-c", command], cwd=folder, env=environment, capture_output=True, text=True)


def check_changed(scene):
    """A picture that was changed since the run isn't shown as what the run has seen."""
    one, other = [entry for entry in scene.results["entries"] if entry["outcome"] == "differs"][:2]
    for kind in ["baseline", "actual"]:
        path = scene.folder / one["files"][kind]
        content = path.read_bytes()
        path.write_bytes((scene.folder / other["files"][kind]).read_bytes())
        run = subprocess.run(
            [scene.tool, "report", "failures/results.json", "--output", "changed"], cwd=scene.folder, capture_output=True, text=True)
        path.write_bytes(content)
        if run.returncode == 0 or one["name"] not in run.stderr or Path(scene.folder / "changed").exists():
            raise SystemExit(f"check-report: with another {kind}, report ended with {run.returncode}:\n{run.stdout}{run.stderr}")
