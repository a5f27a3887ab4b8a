import Builder
import BuilderSnapshots
import Foundation

extension Catalog {
    /// A hundred small screens, two pictures each; with those that misbehave where the environment names them by
    /// name: `GALLERY_FAULTS=crash,clock`. `GALLERY_ORDER=7` declares them in another order, `GALLERY_VARIANT=1` fills
    /// them with other words, `GALLERY_SCREENS=500` declares as many. `GALLERY_STROKES=1` adds all symbols, and lines
    /// of every form.
    static var gallery: Catalog {
        let order = number("GALLERY_ORDER").map { UInt64($0) }
        let declared = number("GALLERY_STROKES") == 1 ? sound + strokes : sound
        let screens = order.map { shuffled(declared, seed: $0) } ?? declared
        let all = screens + FaultyScreen.enabled.map(\.screen)
        return Catalog(all, documentation: .gallery(of: all))
    }

    private static func number(_ variable: String) -> Int? {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }.map(abs)
    }

    /// The screens that draw the same each time.
    private static var sound: [Screen] {
        let variant = number("GALLERY_VARIANT") ?? 0
        return (1...max(1, number("GALLERY_SCREENS") ?? 100)).map { number in
            let kind = Kind.allCases[number % Kind.allCases.count]
            return Screen(
                "\(kind.rawValue)-\(number)", title: "Sample \(number) of \(kind.rawValue)",
                configurations: configurations
            ) { _ in kind.make(Samples(seed: number + 1000 * variant)) }
        }
    }

    /// The screens of symbols and lines.
    private static var strokes: [Screen] {
        [Screen("symbols", configurations: configurations) { _ in SymbolsView() }]
            + (1...5).map { number in
                Screen("strokes-\(number)", configurations: configurations) { _ in
                    StrokesView(samples: Samples(seed: number))
                }
            }
    }

    /// A small device's, so that hundreds of pictures take no time.
    static let configurations = SnapshotConfiguration.all(devices: ["iPhone SE (1st)"].compactMap { Device.named($0) })

    /// Another order, the same for the same seed.
    private static func shuffled(_ screens: [Screen], seed: UInt64) -> [Screen] {
        var numbers = SteadyNumbers(seed: seed)
        return screens.shuffled(using: &numbers)
    }

    private enum Kind: String, CaseIterable {
        case labels, rows, table, images, states, controls, shapes, pages

        @MainActor
        func make(_ samples: Samples) -> any RenderSource {
            switch self {
            case .labels: LabelsScreen(samples: samples)
            case .rows: RowsScreen(samples: samples)
            case .table: TableScreen(samples: samples)
            case .images: ImagesScreen(samples: samples)
            case .states: StatesScreen(samples: samples)
            case .controls: ControlsScreen(samples: samples)
            case .shapes: ShapesView(samples: samples)
            case .pages: PageController.inNavigation(samples)
            }
        }
    }
}
