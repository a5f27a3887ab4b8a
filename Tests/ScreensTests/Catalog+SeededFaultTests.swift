import BuilderSnapshots
import BuilderUIKit
import Foundation
import Testing

@testable import Screens
@testable import SnapshotCore

/// Faults that are put into views of the demo's screens: the audit finds each in the view that it was put into.
@MainActor
@Suite struct CatalogSeededFaultTests {
    /// A fault that can be put into a screen that is laid out.
    struct Mutation: Sendable, CustomTestStringConvertible {
        let rule: AuditRule
        /// The rules that may find it: a view that clips cuts what would be off the screen.
        var rules: [AuditRule] { rule == .offScreen ? [rule, .truncatedText] : [rule] }
        /// Changes a view, and returns it.
        let apply: @MainActor @Sendable ([UIView]) -> UIView?

        var testDescription: String { rule.rawValue }
    }

    nonisolated private static let screens = [
        "card", "card-classic", "list", "users-error", "system-plain-table", "system-cells", "system-inset-list",
        "system-grouped-table-ios26", "system-plain-list",
    ]

    nonisolated private static let mutations = [
        Mutation(rule: .contrast) { views in
            let label = labels(views).first
            label?.textColor = UIColor(red: 1, green: 0.8, blue: 0, alpha: 0.6)
            return label
        },
        Mutation(rule: .smallTarget) { views in
            let label = labels(views).first { $0.bounds.height < 40 }
            label?.isUserInteractionEnabled = true
            label?.accessibilityTraits = .link
            // Else its row is the element.
            let row = views.first {
                ($0 is UITableViewCell || $0 is UICollectionViewCell) && label?.isDescendant(of: $0) == true
            }
            row?.isAccessibilityElement = false
            return label
        },
        Mutation(rule: .offScreen) { views in
            let label = labels(views).first
            let edge = label.map { $0.convert($0.bounds, to: nil).minX } ?? 0
            label?.transform = CGAffineTransform(translationX: 380 - edge, y: 0)
            return label
        },
        Mutation(rule: .overlappingText) { views in
            let labels = labels(views)
            guard labels.count > 1 else { return nil }
            let (first, second) = (
                labels[0].convert(labels[0].bounds, to: nil), labels[1].convert(labels[1].bounds, to: nil)
            )
            labels[1].transform = CGAffineTransform(
                translationX: labels[0].textAlignment == .right ? first.maxX - second.maxX : first.minX - second.minX,
                y: first.midY - second.midY)
            return labels[1]
        },
        Mutation(rule: .truncatedText) { views in
            let label = labels(views).first
            label?.adjustsFontSizeToFitWidth = false
            label?.numberOfLines = 1
            label?.text = String(repeating: "A long translation ", count: 8)
            return label
        },
        Mutation(rule: .missingLabel) { views in
            let seen = views.filter { !$0.isHidden && $0.bounds.height > 20 }
            let view =
                seen.first { $0 is UIButton || $0 is UISwitch }
                ?? seen.first { $0 is UITableViewCell || $0 is UICollectionViewCell }
                ?? seen.first { $0 is UIImageView }
            view?.isAccessibilityElement = true
            view?.accessibilityLabel = ""
            return view
        },
    ]

    /// Returns the labels of the screen's content.
    private static func labels(_ views: [UIView]) -> [UILabel] {
        views.compactMap { $0 as? UILabel }.filter { label in
            let frame = label.convert(label.bounds, to: nil)
            let isInBar = sequence(first: label as UIView, next: \.superview).contains {
                $0 is UINavigationBar || $0 is UIToolbar || $0 is UIControl || $0 is UITableViewHeaderFooterView
            }
            return label.text?.isEmpty == false && frame.width > 10 && frame.minY > 110 && frame.maxY < 800 && !isInBar
        }
    }

    private static func views(in root: UIView) -> [UIView] { [root] + root.subviews.flatMap { views(in: $0) } }

    @Test(arguments: screens, mutations)
    func faultIsFound(_ name: String, _ mutation: Mutation) async throws {
        let screen = try #require(Catalog.demo.screens.first { $0.name == name })
        let configuration = try #require(screen.configurations.first)
        var renderer = screen.renderer(for: configuration)
        renderer.timeout = 600
        let source = try screen.make(ScreenInput())
        let (base, isApplied) = try await renderer.display(of: source) { root in
            let facts = ScreenFacts(of: root)
            let view = mutation.apply(Self.views(in: root))
            view?.accessibilityIdentifier = "seeded"
            return (facts, view != nil)
        }.value
        try #require(isApplied)
        let (display, facts) = try await renderer.display(of: source) { ScreenFacts(of: $0) }
        let issues = AuditedScreen(display: display, facts: facts, base: base).issues(in: try display.bitmap())
        #expect(
            issues.contains { mutation.rules.contains($0.rule) && $0.subject.identifiers.contains("seeded") },
            "\(issues.map { "\($0.rule.rawValue): \($0.subject.name) \($0.subject.identifiers)" })")
    }
}
