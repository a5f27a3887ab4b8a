import Builder
import Foundation
import Render
import Testing

/// Builder's definitions go to a `Renderer` as they are.
@Suite struct ViewBuilderRenderingTests {
    struct Receipt: ViewBuilder {
        let total: String

        var body: View {
            VStackView {
                LabelView("Thank you!").font(.title1)
                LabelView(total).color(.secondaryLabel)
            }
            .padding(20)
        }
    }

    @Test func aDefinitionRendersFromAnyTask() async throws {
        let png = try await Task.detached {
            try await Renderer(timeout: 600).png(of: Receipt(total: "12.50"), width: 600, scale: 2)
        }.value
        let info = try PNGInspector.inspect(png)
        #expect(info.width == 1200)
        #expect(info.height > 100)
    }

    struct Order: Sendable {
        var total: String
    }

    struct ReceiptView: ViewBuilder {
        let order: Order

        init(_ order: Order) { self.order = order }

        var body: View { Receipt(total: order.total) }
    }

    final class ReceiptController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.embed(Receipt(total: "1"))
        }
    }

    /// As a server's handler is: of no actor.
    nonisolated func respond(to order: Order) async throws -> Data {
        // Hundreds of other tests may draw at the same time.
        let renderer = Renderer(timeout: 600, limits: RenderLimits(waiting: .max))
        return try await renderer.png(of: ReceiptView(order), width: 600, scale: 2)
    }

    @Test func aHandlerOfNoActorDrawsDefinitionsViewsAndControllers() async throws {
        let definition = try await respond(to: Order(total: "12.50"))
        #expect(try PNGInspector.inspect(definition).width == 1200)
        let others = await Task.detached {
            let renderer = Renderer(timeout: 600)
            let view = try? await renderer.png(of: UILabel(frame: .zero), width: 600, height: 20, scale: 2)
            let controller = try? await renderer.png(of: ReceiptController(), width: 600, height: 80, scale: 2)
            let screen = try? await renderer.png(of: ReceiptController())
            return [view, controller, screen]
        }.value
        for png in others { #expect(try PNGInspector.inspect(#require(png)).width >= 1170) }
    }

    @Test func concurrentRendersMatchSequentialOnes() async throws {
        let first = try await respond(to: Order(total: "1"))
        try await withThrowingTaskGroup(of: Data.self) { group in
            for number in 1...16 { group.addTask { try await self.respond(to: Order(total: number > 8 ? "1" : "2")) } }
            var same = 0
            for try await png in group where png == first { same += 1 }
            #expect(same == 8)
        }
    }

    /// Contains itself, twice.
    struct Endless: ViewBuilder {
        var body: View {
            VStackView {
                LabelView("again")
                Endless()
                Endless()
            }
        }
    }

    @Test func aRecursiveBodyIsAnErrorThatNamesIt() async throws {
        do {
            _ = try await Renderer(timeout: 600).png(of: Endless(), width: 100)
            Issue.record("no error")
        } catch RenderError.layout(.endlessBody(let type, _)) {
            #expect(type.contains("Endless"))
        }
        _ = try await Renderer(timeout: 600).png(of: Receipt(total: "2"), width: 100)
    }

    /// Contains only itself, so that no view has a size.
    struct Bottomless: ViewBuilder {
        var body: View { Bottomless() }
    }

    @Test func aBodyThatIsNothingButItselfIsThatErrorToo() async throws {
        do {
            _ = try await Renderer(timeout: 600).png(of: Bottomless(), width: 100)
            Issue.record("no error")
        } catch RenderError.layout(.endlessBody(let type, _)) {
            #expect(type.contains("Bottomless"))
        }
    }

    /// Definitions nested to a given depth.
    struct Nested: ViewBuilder {
        let depth: Int

        var body: View { depth == 0 ? LabelView("the innermost") : ContainerView(Nested(depth: depth - 1)) }
    }

    @Test func manyDefinitionsInEachOtherAreDrawn() async throws {
        let tree = try await Renderer(timeout: 600).textTree(of: Nested(depth: 300), width: 200, height: 50)
        #expect(tree.contains("the innermost"))
    }

    @MainActor @Test func aModifiedViewRenders() async throws {
        let view = VStackView {
            LabelView("Thank you!").font(.title1)
            LabelView("Your order is on its way.").color(.secondaryLabel)
        }
        .padding(20)
        let png = try await Renderer(timeout: 600).png(of: view, width: 300, scale: 1)
        #expect(try PNGInspector.inspect(png).width == 300)
    }

    /// One picture that can't be drawn doesn't spoil the next.
    @Test func anInvalidTransformThrowsAnErrorThatNamesItsView() async throws {
        do {
            _ = try await Renderer(timeout: 600).png(of: Self.stretched(), width: 100)
            Issue.record("no error")
        } catch {
            #expect("\(error)".contains("wild"), "\(error)")
        }
        _ = try await Renderer(timeout: 600).png(of: LabelView("wild"), width: 100)
    }

    @MainActor static func stretched() -> View {
        LabelView("wild").with { $0.transform = CGAffineTransform(scaleX: 1e12, y: 1) }
    }

    @Test(arguments: [Double.nan, 0, -1]) func aTimeoutMustBePositive(_ seconds: Double) async {
        await #expect(throws: RenderError.self) {
            _ = try await Renderer(timeout: seconds).png(of: LabelView("a"), width: 10)
        }
    }

    @Test func aViewWithoutHeightIsAnErrorThatNamesIt() async {
        do {
            _ = try await Renderer(timeout: 600).png(of: UIView(), width: 300)
            Issue.record("no error")
        } catch {
            #expect(error as? RenderError == .noSize(view: "UIView", axis: "height"), "\(error)")
        }
    }

    @Test func aDeepTreeIsDrawn() async throws {
        let png = try await Renderer(timeout: 600).png(of: Self.nested(10_000), width: 10, height: 10, scale: 1)
        #expect(try PNGInspector.inspect(png).width == 10)
    }

    @MainActor static func nested(_ depth: Int) -> UIView {
        var inner = UIView()
        for _ in 1..<depth {
            let outer = UIView()
            outer.addSubview(inner)
            inner = outer
        }
        return inner
    }

    @Test(arguments: ["corner", "border", "font", "constant"]) func numbersThatMeanNothingNameTheView(_ kind: String)
        async
    {
        do {
            _ = try await Renderer(timeout: 600).png(of: Self.broken(kind), width: 100)
            Issue.record("no error for \(kind)")
        } catch {
            #expect("\(error)".contains("culprit"), "\(error)")
        }
    }

    @MainActor static func broken(_ kind: String) -> View {
        let label = LabelView("culprit").identifier("culprit")
        return switch kind {
        case "corner": label.cornerRadius(.nan)
        case "border": label.with { $0.layer.borderWidth = .infinity }
        case "font": label.font(.systemFont(ofSize: 1e30))
        default: label.height(1e30)
        }
    }
}
