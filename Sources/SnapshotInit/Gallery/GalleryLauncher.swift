import GallerySources
import SnapshotCore

/// The text of the script that builds a gallery and runs its command.
struct GalleryLauncher {
    let plan: GalleryPlan

    var text: String {
        let shared = plan.sharedScratch.map { path in
            """
            # Builder's own folder of compiled files, so that it isn't compiled again for this gallery.
            shared=\(ShellWord.quoted(path))
            if [ -d "$shared" ] && [ -w "$shared" ]; then scratch=$shared; fi

            """
        }
        return """
            #!/bin/sh
            # Builds this gallery and runs its command:
            #
            #     \(plan.name)/\(GalleryWriter.launcher) list
            #     \(plan.name)/\(GalleryWriter.launcher) render --help
            set -eu
            gallery=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
            scratch=$gallery/.build
            \(shared ?? "")
            # SwiftPM keeps its plan of a build. It is made anew if it is another package's, or older than the settings.
            is_planned() {
                grep --quiet --fixed-strings "\"$gallery/Package.swift\"" "$scratch/debug.yaml" 2>/dev/null &&
                    [ -z "$(find "$gallery/Sources" -name \(LoweringSettings.fileName) -newer "$scratch/debug.yaml")" ]
            }
            # The server for agents builds by this script. It starts with the last build, so that it can report errors.
            export SNAPSHOT_LAUNCHER="$gallery/\(GalleryWriter.launcher)"
            case "$*" in
            *--call*) ;;
            mcp*) if is_planned && [ -x "$scratch/debug/\(plan.name)" ]; then exec "$scratch/debug/\(plan.name)" "$@"; fi ;;
            esac
            # The command may use standard output.
            build() { swift build --package-path "$gallery" --scratch-path "$scratch" --quiet "$@" >&2; }
            if is_planned; then build; fi
            # Another package may have been built while this one waited. Resources of another gallery would be found
            # beside the command, too.
            if ! is_planned; then
                rm -rf "$scratch/debug/"\(ShellWord.quoted("\(plan.name)_"))*.resources
                build --disable-build-manifest-caching
            fi
            exec "$scratch/debug/\(plan.name)" "$@"

            """
    }
}
