import BuilderARKit
import BuilderSceneKit
import BuilderSpriteKit
import BuilderUIKit
import Testing

/// Scenes of nodes: what they contain, and where it is. Nothing is drawn.
@MainActor @Suite struct SceneTests {
    private final class StarScene: SKScene {
        var moves: [String] = []
        override func didMove(to view: SKView) { moves.append("to") }
        override func willMove(from view: SKView) { moves.append("from") }
    }

    @Test func pointsAreConvertedBetweenNodes() {
        let scene = SKScene(size: CGSize(width: 300, height: 200))
        let parent = SKNode()
        parent.position = CGPoint(x: 100, y: 50)
        parent.setScale(2)
        scene.addChild(parent)
        let child = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
        child.name = "star"
        child.position = CGPoint(x: 10, y: 5)
        parent.addChild(child)
        #expect(child.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(scene.convert(child.position, from: parent) == CGPoint(x: 120, y: 60))
        #expect(parent.convert(CGPoint(x: 120, y: 60), from: scene) == CGPoint(x: 10, y: 5))
        #expect(scene.childNode(withName: "star") == nil)
        #expect(scene.childNode(withName: "//star") === child && scene["//star"].count == 1)
        #expect(scene.atPoint(CGPoint(x: 121, y: 61)) === child && scene.atPoint(.zero) === scene)
        child.move(toParent: scene)
        #expect(child.position == CGPoint(x: 120, y: 60) && parent.children.isEmpty && child.scene === scene)
    }

    @Test func viewsShowOneSceneAtATime() {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        #expect(view.layer.placeholder == Placeholder("SKView"))
        let scene = StarScene(size: CGSize(width: 4, height: 4))
        scene.scaleMode = .resizeFill
        view.presentScene(scene)
        #expect(scene.view === view && scene.size == CGSize(width: 40, height: 30) && scene.moves == ["to"])
        #expect(view.layer.placeholder == Placeholder("SKView", detail: "StarScene"))
        #expect(scene.convertPoint(fromView: CGPoint(x: 1, y: 2)) == CGPoint(x: 1, y: 28))
        view.presentScene(nil)
        #expect(scene.view == nil && scene.moves == ["to", "from"])
    }

    @Test func actionsHaveTheirPartsDurations() {
        let parts = [SKAction.wait(forDuration: 1), SKAction.fadeIn(withDuration: 2)]
        #expect(SKAction.sequence(parts).duration == 3 && SKAction.group(parts).duration == 2)
        #expect(SKAction.repeat(.sequence(parts), count: 4).duration == 12)
        let node = SKNode()
        node.run(.hide(), withKey: "hide")
        #expect(node.hasActions() && !node.isHidden)
        node.removeAction(forKey: "hide")
        #expect(!node.hasActions())
    }

    @Test func nodesInSpaceHaveTheirPlaceInTheScene() {
        let scene = SCNScene()
        let parent = SCNNode()
        parent.position = SCNVector3(1, 2, 3)
        parent.scale = SCNVector3(2, 2, 2)
        let child = SCNNode(geometry: SCNBox(width: 2, height: 4, length: 6, chamferRadius: 0))
        child.name = "box"
        child.position = SCNVector3(1, 0, 0)
        scene.rootNode.addChildNode(parent)
        parent.addChildNode(child)
        #expect(child.worldPosition == SCNVector3(3, 2, 3))
        #expect(child.boundingBox.max == SCNVector3(1, 2, 3))
        #expect(scene.rootNode.childNode(withName: "box", recursively: false) == nil)
        #expect(scene.rootNode.childNode(withName: "box", recursively: true) === child)
        let copy = parent.clone()
        #expect(copy !== parent && copy.childNodes.count == 1 && copy.childNodes.first?.geometry === child.geometry)
        #expect(ARSCNView(frame: .zero).layer.placeholder == Placeholder("ARSCNView"))
        #expect(!ARWorldTrackingConfiguration.isSupported)
    }

    @Test func transactionsCallTheirClosureAtTheEnd() {
        var calls = 0
        SCNTransaction.begin()
        SCNTransaction.completionBlock = { calls += 1 }
        #expect(calls == 0)
        SCNTransaction.commit()
        #expect(calls == 1)
    }
}
