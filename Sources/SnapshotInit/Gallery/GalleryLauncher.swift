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
            # The command may use standard output; another package may have been built into the folder before.
            swift build --package-path "$gallery" --scratch-path "$scratch" --disable-build-manifest-caching --quiet >&2
            exec "$scratch/debug/\(plan.name)" "$@"

            """
    }
}
