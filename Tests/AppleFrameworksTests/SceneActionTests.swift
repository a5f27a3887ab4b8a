import BuilderSceneKit
import BuilderSpriteKit
import BuilderUIKit
import Settling
import Testing

/// Actions of nodes: when their changes are made, and when they aren't.
@MainActor @Suite struct SceneActionTests {
    /// The work of a screen in virtual time.
    @MainActor private struct Clock {
        let work = ScreenWork()

        func run(_ body: () -> Void) { ScreenWork.$current.withValue(work, operation: body) }

        func advance(by seconds: Double) {
            let work = work
            var loop = IdleLoop(of: work, limit: 1000, turn: { body in work.bind { body() } }, layOut: { false })
            loop.advance(by: seconds)
        }
    }

    private let clock = Clock()
    private let node = SKNode()

    @Test func completionsAreCalledAtTheEnd() {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        let (menu, game) = (SKScene(size: view.bounds.size), SKScene(size: view.bounds.size))
        let title = SKLabelNode(text: "Menu")
        menu.addChild(title)
        view.presentScene(menu)
        clock.run { title.run(.fadeOut(withDuration: 0.3)) { view.presentScene(game) } }
        clock.advance(by: 0.2)
        #expect(title.alpha == 1 && view.scene === menu && title.hasActions())
        clock.advance(by: 0.2)
        #expect(title.alpha == 0 && view.scene === game && !title.hasActions())
    }

    @Test func rendersWaitForActions() async throws {
        final class Countdown: UIViewController {
            let label = UILabel()
            override func loadView() { view = SKView() }
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(label)
                let scene = SKScene(size: CGSize(width: 10, height: 10))
                (view as? SKView)?.presentScene(scene)
                scene.run(.sequence([.wait(forDuration: 1), .run { [label] in label.text = "Go" }]))
            }
        }
        let countdown = Countdown()
        _ = try await Renderer(timeout: 600).textTree(of: countdown)
        #expect(countdown.label.text == "Go")
    }

    @Test func changesAreMadeAtTheEndOfTheirDuration() {
        let sprite = SKSpriteNode(color: .white, size: CGSize(width: 10, height: 10))
        let texture = SKTexture(image: UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in })
        clock.run {
            sprite.run(
                .group([
                    .move(to: CGPoint(x: 10, y: 20), duration: 1), .rotate(byAngle: 2, duration: 1),
                    .scaleX(by: 3, y: 4, duration: 1), .resize(toWidth: 5, height: 6, duration: 1),
                    .colorize(with: .red, colorBlendFactor: 0.5, duration: 1), .fadeAlpha(to: 0.25, duration: 1),
                    .setTexture(texture), .hide(),
                ]))
        }
        #expect(!sprite.isHidden)
        clock.advance(by: 0.9)
        #expect(sprite.isHidden && sprite.texture === texture)
        #expect(sprite.position == .zero && sprite.zRotation == 0 && sprite.xScale == 1 && sprite.alpha == 1)
        #expect(sprite.size == CGSize(width: 10, height: 10) && sprite.color == .white)
        clock.advance(by: 0.2)
        #expect(sprite.position == CGPoint(x: 10, y: 20) && sprite.zRotation == 2 && sprite.alpha == 0.25)
        #expect(sprite.xScale == 3 && sprite.yScale == 4 && sprite.size == CGSize(width: 5, height: 6))
        #expect(sprite.color == .red && sprite.colorBlendFactor == 0.5 && !sprite.hasActions())
    }

    @Test func partsRunInTheirOrder() {
        var calls = ""
        clock.run {
            node.run(
                .sequence([
                    .run { calls += "a" }, .wait(forDuration: 1), .run { calls += "b" },
                    .group([.wait(forDuration: 2), .sequence([.wait(forDuration: 1), .run { calls += "c" }])]),
                    .run { calls += "d" },
                ]))
        }
        #expect(calls.isEmpty)
        clock.advance(by: 0)
        #expect(calls == "a")
        clock.advance(by: 1.1)
        #expect(calls == "ab")
        clock.advance(by: 1)
        #expect(calls == "abc" && node.hasActions())
        clock.advance(by: 1)
        #expect(calls == "abcd" && !node.hasActions())
    }

    @Test func repetitionsEndAfterTheirCount() {
        var (ends, calls) = (0, 0)
        clock.run {
            node.run(.repeat(.moveBy(x: 2, y: 1, duration: 1), count: 3)) { ends += 1 }
            node.run(.repeatForever(.sequence([.wait(forDuration: 1), .run { calls += 1 }])), withKey: "forever")
        }
        clock.advance(by: 2.5)
        #expect(node.position == CGPoint(x: 4, y: 2) && ends == 0)
        clock.advance(by: 1)
        #expect(node.position == CGPoint(x: 6, y: 3) && ends == 1)
        clock.advance(by: 100)
        #expect(node.position == CGPoint(x: 6, y: 3) && ends == 1)
        #expect(calls == 0 && node.hasActions() && node.action(forKey: "forever") != nil)
    }

    @Test func emptyActionsEnd() {
        var ends = 0
        clock.run {
            node.run(.sequence([])) { ends += 1 }
            node.run(.group([])) { ends += 1 }
            node.run(.repeat(.wait(forDuration: 1), count: 0)) { ends += 1 }
        }
        #expect(ends == 0)
        clock.advance(by: 0)
        #expect(ends == 3 && !node.hasActions())
    }

    @Test func removedActionsDoNotGoOn() {
        var calls = 0
        let action = SKAction.sequence([.wait(forDuration: 1), .run { calls += 1 }])
        clock.run {
            node.run(action, withKey: "key")
            node.run(action) { calls += 1 }
        }
        clock.advance(by: 0.5)
        #expect(node.action(forKey: "key") === action)
        node.removeAction(forKey: "key")
        #expect(node.action(forKey: "key") == nil && node.hasActions())
        node.removeAllActions()
        clock.advance(by: 5)
        #expect(calls == 0 && !node.hasActions())
    }

    @Test func actionsReplaceThoseOfTheirKey() {
        clock.run {
            node.run(.moveTo(x: 5, duration: 1), withKey: "key")
            node.run(.moveTo(y: 7, duration: 2), withKey: "key")
        }
        clock.advance(by: 1.5)
        #expect(node.position == .zero && node.action(forKey: "key")?.duration == 2)
        clock.advance(by: 1)
        #expect(node.position == CGPoint(x: 0, y: 7) && node.action(forKey: "key") == nil)
    }

    @Test func closuresRemoveTheirOwnAction() {
        var ends = 0
        let node = node
        clock.run {
            node.run(.sequence([.run { node.removeAllActions() }, .moveTo(x: 5, duration: 0)])) { ends += 1 }
            node.run(.run { node.removeAllActions() }) { ends += 1 }
        }
        clock.advance(by: 1)
        #expect(node.position == .zero && ends == 0 && !node.hasActions())
    }

    @Test func speedsOfActionsAndNodesAreFactors() {
        let (parent, other) = (SKNode(), SKNode())
        parent.speed = 2
        parent.addChild(node)
        let fast = SKAction.moveTo(x: 5, duration: 4)
        fast.speed = 2
        let still = SKAction.moveTo(x: 5, duration: 0)
        still.speed = 0
        clock.run {
            node.run(.sequence([fast]))
            other.run(still)
        }
        clock.advance(by: 0.9)
        #expect(node.position.x == 0)
        clock.advance(by: 0.2)
        #expect(node.position.x == 5)
        clock.advance(by: 100)
        #expect(other.position.x == 0 && other.hasActions())
    }

    @Test func pausedNodesMakeTheirChangesLater() {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        let scene = SKScene(size: view.bounds.size)
        scene.addChild(node)
        view.presentScene(scene)
        clock.run { node.run(.sequence([.moveTo(x: 5, duration: 1), .moveTo(y: 6, duration: 1)])) }
        view.isPaused = true
        clock.advance(by: 3)
        #expect(scene.isPaused && node.position == .zero && node.hasActions())
        clock.run { view.isPaused = false }
        #expect(!scene.isPaused && node.position == CGPoint(x: 5, y: 0))
        clock.advance(by: 1.1)
        #expect(node.position == CGPoint(x: 5, y: 6) && !node.hasActions())
    }

    @Test func heldChangesAreMadeUnderARunningParent() {
        let (paused, still, running) = (SKNode(), SKNode(), SKNode())
        for parent in [paused, still] { parent.isPaused = true }
        paused.addChild(node)
        clock.run { node.run(.sequence([.moveTo(x: 5, duration: 1), .moveTo(y: 6, duration: 1)])) }
        clock.advance(by: 3)
        clock.run { node.move(toParent: still) }
        #expect(node.position == .zero)
        clock.run { node.move(toParent: running) }
        #expect(node.position == CGPoint(x: 5, y: 0))
        clock.advance(by: 1.1)
        #expect(node.position == CGPoint(x: 5, y: 6) && !node.hasActions())
    }

    @Test func pausedViewsPauseScenesThatComeLater() {
        let (view, other) = (SKView(frame: .zero), SKView(frame: .zero))
        let scene = SKScene(size: CGSize(width: 40, height: 30))
        scene.addChild(node)
        view.isPaused = true
        view.presentScene(scene)
        clock.run { node.run(.sequence([.moveTo(x: 5, duration: 1), .moveTo(y: 6, duration: 1)])) }
        clock.advance(by: 3)
        #expect(node.position == .zero && !scene.isPaused)
        clock.run {
            view.presentScene(nil)
            other.presentScene(scene)
        }
        #expect(node.position == CGPoint(x: 5, y: 0))
        other.isPaused = true
        clock.advance(by: 3)
        #expect(node.position == CGPoint(x: 5, y: 0))
        clock.run { other.isPaused = false }
        #expect(node.position == CGPoint(x: 5, y: 6))
    }

    @Test func reversedActionsMakeTheOppositeChanges() {
        let action = SKAction.sequence([.moveBy(x: 3, y: 4, duration: 1), .scale(by: 2, duration: 2)]).reversed()
        #expect(action.duration == 3)
        clock.run { node.run(action) }
        clock.advance(by: 2.1)
        #expect(node.position == .zero && node.xScale == 0.5)
        clock.advance(by: 1)
        #expect(node.position == CGPoint(x: -3, y: -4))
        clock.run {
            node.run(.fadeIn(withDuration: 0).reversed())
            node.run(.move(to: CGPoint(x: 9, y: 9), duration: 0).reversed())
            node.run(.repeat(.rotate(byAngle: 1, duration: 0), count: 2).reversed())
            node.run(.unhide().reversed())
        }
        clock.advance(by: 0)
        #expect(node.alpha == 0 && node.isHidden && node.zRotation == -2 && node.position == CGPoint(x: -3, y: -4))
    }

    @Test func actionsReachChildrenAndRemoveNodes() {
        let scene = SKScene(size: CGSize(width: 10, height: 10))
        let child = SKNode()
        child.name = "child"
        node.addChild(child)
        scene.addChild(node)
        var times: [CGFloat] = []
        var ends = 0
        clock.run {
            node.run(
                .sequence([
                    .run(.moveTo(x: 4, duration: 1), onChildWithName: "child"),
                    .customAction(withDuration: 2) { _, time in times.append(time) }, .removeFromParent(),
                ])
            ) { ends += 1 }
        }
        clock.advance(by: 1.5)
        #expect(child.position.x == 4 && times.isEmpty && node.parent === scene)
        clock.advance(by: 1)
        #expect(times == [2] && node.parent == nil && ends == 1)
    }

    @Test func pathsEndAtTheirLastPoint() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 7))
        let follow = SKAction.follow(path, asOffset: false, orientToPath: false, duration: 0)
        node.position = CGPoint(x: 100, y: 100)
        clock.run { node.run(.follow(path, asOffset: true, orientToPath: false, duration: 0)) }
        clock.advance(by: 0)
        #expect(node.position == CGPoint(x: 105, y: 107))
        clock.run { node.run(follow) }
        clock.advance(by: 0)
        #expect(node.position == CGPoint(x: 5, y: 7))
        clock.run { node.run(follow.reversed()) }
        clock.advance(by: 0)
        #expect(node.position == CGPoint(x: 1, y: 2))
    }

    @Test func spritesShowTheLastTexture() {
        let sizes = [CGSize(width: 3, height: 2), CGSize(width: 5, height: 4)]
        let textures = sizes.map { size in
            SKTexture(image: UIGraphicsImageRenderer(size: size).image { _ in })
        }
        let sprite = SKSpriteNode(color: .white, size: CGSize(width: 10, height: 10))
        clock.run {
            sprite.run(.animate(with: textures, timePerFrame: 0.5, resize: false, restore: true))
            sprite.run(.animate(with: textures, timePerFrame: 1, resize: true, restore: false))
        }
        clock.advance(by: 1.5)
        #expect(sprite.texture == nil && sprite.size == CGSize(width: 10, height: 10))
        clock.advance(by: 1)
        #expect(sprite.texture === textures[1] && sprite.size == CGSize(width: 5, height: 4))
    }

    @Test func tasksAwaitActions() async {
        await node.run(.moveTo(x: 4, duration: 0.01))
        #expect(node.position.x == 4 && !node.hasActions())
        let space = SCNNode()
        await space.runAction(.fadeOut(duration: 0))
        #expect(space.opacity == 0 && !space.hasActions)
    }

    // MARK: Space

    @Test func nodesInSpaceRunActions() {
        let (root, space) = (SCNNode(), SCNNode())
        root.addChildNode(space)
        var (calls, ends) = ("", 0)
        clock.run {
            space.runAction(
                .sequence([
                    .run { _ in calls += "a" },
                    .group([
                        .move(by: SCNVector3(1, 2, 3), duration: 1), .rotateBy(x: 1, y: 0, z: 2, duration: 1),
                        .scale(to: 3, duration: 1), .fadeOpacity(to: 0.5, duration: 1), .hide(),
                        .rotate(by: .pi, around: SCNVector3(0, 2, 0), duration: 1),
                    ]),
                    .customAction(duration: 1) { _, time in calls += "\(time)" }, .removeFromParentNode(),
                ]), forKey: "key"
            ) { ends += 1 }
        }
        #expect(calls.isEmpty && space.action(forKey: "key")?.duration == 2)
        clock.advance(by: 0.9)
        #expect(calls == "a" && space.isHidden && space.position == SCNVector3(0, 0, 0) && space.opacity == 1)
        clock.advance(by: 0.2)
        #expect(space.position == SCNVector3(1, 2, 3) && space.eulerAngles == SCNVector3(1, 0, 2))
        #expect(space.scale == SCNVector3(3, 3, 3) && space.opacity == 0.5)
        // Half a turn around the vertical axis.
        #expect(abs(space.orientation.y - 1) < 1e-6 && abs(space.orientation.w) < 1e-6)
        #expect(calls == "a" && ends == 0 && space.parent === root)
        clock.advance(by: 1)
        #expect(calls == "a1.0" && ends == 1 && space.parent == nil && !space.hasActions)
    }

    @Test func actionsInSpaceAreRemovedAndReversed() {
        let space = SCNNode()
        var calls = 0
        let fast = SCNAction.moveBy(x: 4, y: 0, z: 0, duration: 2)
        fast.speed = 2
        clock.run {
            space.runAction(.sequence([.wait(duration: 1), .run { _ in calls += 1 }])) { calls += 1 }
            space.runAction(.repeatForever(.run { _ in calls += 1 }), forKey: "forever")
        }
        clock.advance(by: 0.5)
        space.removeAction(forKey: "forever")
        #expect(space.hasActions)
        space.removeAllActions()
        #expect(!space.hasActions)
        clock.run { space.runAction(.repeat(fast.reversed(), count: 2)) }
        clock.advance(by: 0.9)
        #expect(space.position == SCNVector3(0, 0, 0))
        clock.advance(by: 0.2)
        #expect(space.position == SCNVector3(-4, 0, 0))
        clock.advance(by: 1)
        #expect(space.position == SCNVector3(-8, 0, 0) && calls == 0 && !space.hasActions)
    }
}
