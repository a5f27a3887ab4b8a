import BuilderARKit
import BuilderGameplayKit
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

    @Test func entitiesHaveNodes() {
        let (entity, node, other) = (GKEntity(), SKNode(), SKNode())
        let component = GKSKNodeComponent(node: node)
        entity.addComponent(component)
        entity.addComponent(GKSCNNodeComponent(node: SCNNode()))
        #expect(node.entity === entity && entity.component(ofType: GKSKNodeComponent.self)?.node === node)
        #expect(entity.component(ofType: GKSCNNodeComponent.self)?.node.entity === entity)
        component.node = other
        #expect(node.entity == nil && other.entity === entity)
        entity.removeComponent(ofType: GKSKNodeComponent.self)
        #expect(other.entity == nil && component.entity == nil)
        let scene = GKScene()
        scene.rootNode = SKScene(size: .zero)
        #expect(scene.rootNode is SKScene)
    }

    @Test func mapsHaveSquares() {
        let group = SKTileGroup(
            tileDefinition: SKTileDefinition(texture: SKTexture(), size: CGSize(width: 32, height: 16)))
        let map = SKTileMapNode(
            tileSet: SKTileSet(tileGroups: [group]), columns: 4, rows: 2, tileSize: CGSize(width: 32, height: 16))
        #expect(map.mapSize == CGSize(width: 128, height: 32))
        #expect(map.tileGroup(atColumn: 1, row: 1) == nil)
        map.setTileGroup(group, forColumn: 1, row: 1)
        #expect(map.tileGroup(atColumn: 1, row: 1) === group && map.tileDefinition(atColumn: 1, row: 1) != nil)
        let center = map.centerOfTile(atColumn: 1, row: 1)
        #expect(center == CGPoint(x: -16, y: 8))
        #expect(map.tileColumnIndex(fromPosition: center) == 1 && map.tileRowIndex(fromPosition: center) == 1)
        #expect(SKRegion(size: CGSize(width: 4, height: 4)).contains(CGPoint(x: 1, y: -1)))
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
    }

    // A scene of 750 × 1334 points in a view of 390 × 844: factors of 0.52 and 844 / 1334.
    @Test(
        arguments: [
            // The view's top left, center and bottom right corner.
            (SKSceneScaleMode.fill, [(0, 1334), (375, 667), (750, 0)]),
            // The height fits; 375 ± 195 · 1334 / 844 are at the sides.
            (.aspectFill, [(66.789099526066, 1334), (375, 667), (683.210900473934, 0)]),
            // The width fits; 667 ± 422 / 0.52 are at the top and the bottom.
            (.aspectFit, [(0, 1478.538461538462), (375, 667), (750, -144.538461538462)]),
            // The scene is as large as the view.
            (.resizeFill, [(0, 844), (195, 422), (390, 0)]),
        ] as [(SKSceneScaleMode, [(CGFloat, CGFloat)])]) func scenesFitTheirView(
            mode: SKSceneScaleMode, points: [(CGFloat, CGFloat)]
        )
    {
        let view = SKView(frame: CGRect(x: 20, y: 30, width: 390, height: 844))
        let scene = SKScene(size: CGSize(width: 750, height: 1334))
        scene.scaleMode = mode
        view.presentScene(scene)
        let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 195, y: 422), CGPoint(x: 390, y: 844)]
        for anchor in [CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 0.25)] {
            scene.anchorPoint = anchor
            for (corner, point) in zip(corners, points) {
                let (x, y) = (point.0 - anchor.x * scene.size.width, point.1 - anchor.y * scene.size.height)
                let found = scene.convertPoint(fromView: corner)
                #expect(abs(found.x - x) < 1e-9 && abs(found.y - y) < 1e-9, "\(found)")
                let back = scene.convertPoint(toView: CGPoint(x: x, y: y))
                #expect(abs(back.x - corner.x) < 1e-9 && abs(back.y - corner.y) < 1e-9, "\(back)")
            }
        }
    }

    @Test func scenesWithoutAViewAreNotScaled() {
        let scene = SKScene(size: CGSize(width: 30, height: 20))
        #expect(scene.convertPoint(fromView: CGPoint(x: 1, y: 2)) == CGPoint(x: 1, y: 18))
        #expect(scene.convertPoint(toView: CGPoint(x: 1, y: 18)) == CGPoint(x: 1, y: 2))
    }

    @Test func nodesAtAPointAreOrderedByTheirHeight() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        func add(_ name: String, z: CGFloat, to parent: SKNode) -> SKNode {
            let node = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
            (node.name, node.zPosition) = (name, z)
            parent.addChild(node)
            return node
        }
        let low = add("low", z: 0, to: scene)
        _ = add("first", z: 5, to: scene)
        let hidden = add("hidden", z: 20, to: scene)
        hidden.isHidden = true
        _ = add("in hidden", z: 1, to: hidden)
        let second = add("second", z: 5, to: scene)
        _ = add("above second", z: 0, to: second)
        _ = add("below second", z: -1, to: second)
        _ = add("high", z: 10, to: low)
        low.alpha = 0
        let names = scene.nodes(at: CGPoint(x: 3, y: 3)).map(\.name)
        #expect(names == ["high", "above second", "second", "first", "below second", "low"])
        #expect(scene.atPoint(CGPoint(x: 3, y: 3)).name == "high")
        #expect(scene.nodes(at: CGPoint(x: 30, y: 3)).isEmpty && scene.atPoint(CGPoint(x: 30, y: 3)) === scene)
    }

    @Test func framesContainMirroredAndTurnedContent() {
        let shape = SKShapeNode(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
        shape.lineWidth = 2
        shape.position = CGPoint(x: 100, y: 50)
        #expect(shape.frame == CGRect(x: 99, y: 49, width: 12, height: 22))
        shape.xScale = -2
        #expect(shape.frame == CGRect(x: 78, y: 49, width: 24, height: 22))
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 30))
        sprite.anchorPoint = .zero
        sprite.xScale = -1
        #expect(sprite.frame == CGRect(x: -10, y: 0, width: 10, height: 30))
        sprite.xScale = 1
        sprite.zRotation = .pi / 2
        let turned = sprite.frame
        #expect(abs(turned.minX + 30) < 1e-9 && abs(turned.minY) < 1e-9)
        #expect(abs(turned.width - 30) < 1e-9 && abs(turned.height - 10) < 1e-9)
    }

    @Test func centeredPathsAreAroundThePosition() {
        let path = UIBezierPath(rect: CGRect(x: 10, y: 30, width: 20, height: 40)).cgPath
        let (centered, plain) = (SKShapeNode(path: path, centered: true), SKShapeNode(path: path, centered: false))
        #expect(centered.path?.boundingBoxOfPath == CGRect(x: -10, y: -20, width: 20, height: 40))
        #expect(plain.path?.boundingBoxOfPath == CGRect(x: 10, y: 30, width: 20, height: 40))
        #expect(centered.frame == CGRect(x: -10.5, y: -20.5, width: 21, height: 41))
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

    @Test func copiesOfNodesHaveTheirValues() {
        final class Ship: SCNNode, @unchecked Sendable {}
        let node = SCNNode()
        node.orientation = SCNVector4(0, 1, 0, 0)
        node.pivot = SCNMatrix4MakeTranslation(1, 2, 3)
        (node.castsShadow, node.renderingOrder, node.categoryBitMask) = (false, 4, 6)
        let constraint = SCNBillboardConstraint()
        node.constraints = [constraint]
        let body = SCNPhysicsBody(type: .kinematic, shape: nil)
        (body.mass, body.isAffectedByGravity, body.contactTestBitMask) = (5, false, 9)
        (body.categoryBitMask, body.collisionBitMask) = (7, 8)
        node.physicsBody = body
        let ship = Ship()
        ship.name = "ship"
        node.addChildNode(ship)
        let copy = node.clone()
        #expect(copy.orientation == node.orientation && copy.pivot == node.pivot)
        #expect(!copy.castsShadow && copy.renderingOrder == 4 && copy.categoryBitMask == 6)
        #expect(copy.constraints?.count == 1 && copy.constraints?.first === constraint)
        #expect(copy.physicsBody !== body && copy.physicsBody?.type == .kinematic && copy.physicsBody?.mass == 5)
        #expect(copy.physicsBody?.isAffectedByGravity == false && copy.physicsBody?.contactTestBitMask == 9)
        #expect(copy.physicsBody?.categoryBitMask == 7 && copy.physicsBody?.collisionBitMask == 8)
        // A copy takes no nodes away.
        #expect(node.childNodes.count == 1 && copy.childNodes.first !== ship)
        #expect(copy.childNodes.map(\.name) == ["ship"])
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
