import ArgumentParser
import Testing

@testable import BuilderSnapshots

/// The help texts, whole, at 80 columns.
@MainActor
@Suite struct HelpTests {
    @Test func root() {
        #expect(
            help(SnapshotCommand.self) == """
                OVERVIEW: Draws screens made of UIKit and Builder views to PNG files.

                Example: snapshot render card --device iphone-12

                Results go to standard output, messages to standard error. It exits with 0 when
                everything was done, 1 when a screen can't be drawn, 64 for a mistake on the
                command line, 65 for wrong data, 66 for a file that can't be read, 73 for one
                that can't be written.

                USAGE: snapshot <subcommand>

                OPTIONS:
                  --version               Show the version.
                  -h, --help              Show help information.

                SUBCOMMANDS:
                  render                  Draws screens to PNG files, or writes their views as
                                          text.
                  explain                 Says why the views of a screen lie where they lie.
                  list                    Lists the screens.
                  devices                 Lists the devices whose screens can be drawn.
                  record                  Draws the baselines of screens anew.
                  init                    Makes a gallery of an app's own sources, and says
                                          what doesn't compile.

                  See 'snapshot help <subcommand>' for detailed help.
                """)
    }

    @Test func render() {
        #expect(
            help(RenderCommand.self) == """
                OVERVIEW: Draws screens to PNG files, or writes their views as text.

                Example: snapshot render card list --output pictures --device iphone-se-3rd
                --appearance dark

                Writes the paths of the files to standard output, one on a line. A screen that
                can't be drawn doesn't keep the others from it.

                The text has one line for each view: class, identifier, frame in the
                superview's coordinates (points), state and text.

                USAGE: snapshot render <screen> ... [--jobs <count>] [--output <file|folder>] [--format <format>] [--device <name>] [--appearance <appearance>] [--scale <pixels>] [--width <points>] [--full-content] [--status-bar] [--data <file>]

                ARGUMENTS:
                  <screen>                The screens, by name; “list” names them.

                DRAWING:
                  --device <name>         The iPhone or iPad whose whole screen is drawn; case,
                                          spaces and hyphens don't matter. (default: iPhone 12)
                  --appearance <appearance>
                                          Light or dark. (values: light, dark; default: light)
                  --scale <pixels>        Pixels for each point: a number above 0 and at most
                                          100. (default: the device's own)
                  --width <points>        Draws the bare view, this many points wide and as
                                          high as its content asks for, instead of the whole
                                          screen: a number above 0 and at most 100000.
                  --full-content          Draws a scrolling screen to its whole length.
                  --status-bar            Draws a status bar that says 9:41.
                  --data <file>           The JSON file of what the screens show, in place of
                                          their sample.

                OPTIONS:
                  --jobs <count>          How many pictures are painted at a time, 1 or more.
                                          (default: the number of cores)
                  -o, --output <file|folder>
                                          The file of one screen when it ends in .png or .txt,
                                          - for standard output, or else the folder of
                                          <screen>.png or <screen>.txt. It is made if it is
                                          missing. (default: the current folder; for the text
                                          of one screen, standard output)
                  --format <format>       A picture, or the tree of the views as text.
                                          (default: what --output ends in, else png) (values:
                                          png, txt)
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func list() {
        #expect(
            help(ListCommand.self) == """
                OVERVIEW: Lists the screens.

                Example: snapshot list --json

                In JSON each screen has name, title, takesData, and the names of the
                configurations that it has baselines for.

                USAGE: snapshot list [--json]

                OPTIONS:
                  --json                  Writes JSON.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func devices() {
        #expect(
            help(DevicesCommand.self) == """
                OVERVIEW: Lists the devices whose screens can be drawn.

                Example: snapshot devices --json

                Sizes are in points, in portrait, followed by the pixels to a point and the
                screen in pixels.

                USAGE: snapshot devices [--json]

                OPTIONS:
                  --json                  Writes JSON, with safe areas in points and all names.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func record() {
        #expect(
            help(RecordCommand.self) == """
                OVERVIEW: Draws the baselines of screens anew.

                Example: snapshot record card list --to Snapshots

                Draws each screen for every device and appearance that it has a baseline for,
                and writes the paths of the files that are new or changed to standard output.
                Files with the same pixels stay as they are.

                USAGE: snapshot record <screen> ... [--jobs <count>] [--to <folder>]

                ARGUMENTS:
                  <screen>                The screens, by name; “list” names them.

                OPTIONS:
                  --jobs <count>          How many pictures are painted at a time, 1 or more.
                                          (default: the number of cores)
                  --to <folder>           The folder of <screen>/<configuration>.png; it is
                                          made if it is missing. (default: Snapshots)
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func initialize() {
        #expect(
            help(InitCommand.self) == """
                OVERVIEW: Makes a gallery of an app's own sources, and says what doesn't
                compile.

                Example: snapshot init ../MyApp

                Writes a package beside the sources: a target that reaches them through a link
                and gives them UIKit's and Rx's names on Linux, and a command with a first
                catalog of screens. No file that exists is changed. Then it compiles, and
                reports what needs Objective-C, storyboards, modules or types that aren't
                there, with places and what to write instead.

                It exits with 1 when something doesn't compile.

                USAGE: snapshot init [<path>] [--name <name>] [--builder <path|url>] [--no-build] [--check] [--all]

                ARGUMENTS:
                  <path>                  The folder of an app's sources, or of a Swift
                                          package. (default: the current folder)

                OPTIONS:
                  --name <name>           What the new folder in it, the package and its
                                          command are called. (default: SnapshotGallery)
                  --builder <path|url>    Where the gallery finds Builder: a folder, a git URL,
                                          or URL#branch. (default: the folder that this command
                                          was built from)
                  --no-build              Looks at the sources only, and compiles nothing.
                  --check                 Writes nothing, and looks again at a gallery that is
                                          there.
                  --all                   Names every place in the report, however many there
                                          are.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func theNameIsTheTools() async {
        let tool = SnapshotTool(catalog: Gallery.catalog, name: "gallery")
        let text = help(RenderCommand.self, of: tool)
        #expect(text.contains("Example: gallery render box greeting"))
        #expect(text.contains("USAGE: gallery render"))
    }

    /// What `--help` says is what the parser knows.
    @Test func helpGoesToStandardOutput() async {
        for arguments in [["render", "--help"], ["help", "render"], ["render", "-h"]] {
            let run = await ToolRun(arguments)
            #expect(run.status == .success)
            #expect(run.text.hasPrefix("OVERVIEW: Draws screens to PNG files, or"))
            #expect(run.messages.isEmpty)
        }
    }

    private func help(
        _ command: any ParsableCommand.Type, of tool: SnapshotTool = SnapshotTool(catalog: Catalog([]))
    ) -> String {
        let text = SnapshotTool.$current.withValue(tool) { SnapshotCommand.helpMessage(for: command, columns: 80) }
        return String(text.reversed().drop { $0 == "\n" }.reversed())
    }
}
