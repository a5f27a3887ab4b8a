import Foundation
import Testing

@testable import BuilderUIKit

/// Names that few apps use, where they do something.
@MainActor @Suite struct RareNameTests {
    private final class TransitionDelegate: NSObject, UICollectionViewDelegate {
        var asked = false

        func collectionView(
            _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
            newLayout toLayout: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout {
            asked = true
            return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
        }
    }

    @Test func interactiveTransitionsOfCollections() {
        let (first, second) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        let collection = UICollectionView(frame: .zero, collectionViewLayout: first)
        let delegate = TransitionDelegate()
        collection.delegate = delegate
        var ends: [Bool] = []
        let layout = collection.startInteractiveTransition(to: second) { _, isFinished in ends.append(isFinished) }
        layout.updateValue(3, forAnimatedKey: "a")
        #expect(layout.value(forAnimatedKey: "a") == 3 && layout.value(forAnimatedKey: "b") == 0)
        #expect(delegate.asked && layout.currentLayout === first && collection.collectionViewLayout === first)
        collection.cancelInteractiveTransition()
        collection.finishInteractiveTransition()
        #expect(ends == [false] && collection.collectionViewLayout === first)
        collection.startInteractiveTransition(to: second)
        collection.finishInteractiveTransition()
        #expect(collection.collectionViewLayout === second)
    }

    @Test func visibleRectOfALayer() {
        let (clip, layer) = (CALayer(), CALayer())
        clip.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.frame = CGRect(x: 5, y: 0, width: 20, height: 10)
        clip.addSublayer(layer)
        #expect(layer.visibleRect == layer.bounds)
        clip.masksToBounds = true
        #expect(layer.visibleRect == CGRect(x: 0, y: 0, width: 5, height: 10))
        layer.position.x = 100
        #expect(layer.visibleRect == .zero)
    }

    @Test func controlPointsOfTiming() {
        var values: [Float] = [9, 9]
        let timing = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        timing.getControlPoint(at: 2, values: &values)
        #expect(values == [0.3, 0.4])
        timing.getControlPoint(at: 4, values: &values)
        #expect(values == [0.3, 0.4])
        timing.getControlPoint(at: 3, values: &values)
        #expect(values == [1, 1])
    }

    @Test func sourceItemsHaveFrames() {
        let (host, view) = (UIView(), UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6)))
        host.addSubview(view)
        #expect((view as any UIPopoverPresentationControllerSourceItem).frame(in: host) == view.frame)
        #expect(UIBarButtonItem().frame(in: host).isNull)
    }

    @Test func presentationsOverrideTraitsOfTheirController() {
        let controller = UIViewController()
        let presentation = UIPresentationController(presentedViewController: controller, presenting: nil)
        presentation.traitOverrides.horizontalSizeClass = .compact
        #expect(presentation.traitOverrides.horizontalSizeClass == .compact)
        // Its own overrides stay as they are.
        #expect(controller.traitOverrides.horizontalSizeClass == .unspecified)
        #expect(controller.activePresentationController == nil)
    }

    @Test func attributedNamesFollowPlainOnes() {
        let action = UIAccessibilityCustomAction(name: "a", actionHandler: nil)
        action.attributedName = NSAttributedString(string: "b", attributes: [.kern: 1])
        #expect(action.name == "b" && action.attributedName.attribute(.kern, at: 0, effectiveRange: nil) != nil)
        action.name = "c"
        #expect(action.attributedName == NSAttributedString(string: "c"))
        let rotor = UIAccessibilityCustomRotor(attributedName: NSAttributedString(string: "r")) { _ in nil }
        #expect(rotor.name == "r")
    }

    @Test func textSizeLimitsAreDescribed() {
        let (host, view) = (UIView(), UIView())
        host.addSubview(view)
        #expect(view.appliedContentSizeCategoryLimitsDescription == "No limits")
        host.maximumContentSizeCategory = .large
        #expect(view.appliedContentSizeCategoryLimitsDescription.contains(UIContentSizeCategory.large.rawValue))
    }

    @Test func switchesOfSpringLoadingAreEachViews() {
        let (button, table) = (UIButton(), UITableView())
        button.isSpringLoaded = true
        #expect(button.isSpringLoaded && !table.isSpringLoaded)
    }

    @Test func tokensPrecedeTheText() {
        let field = UISearchTextField()
        field.text = "abc"
        field.insertToken(UISearchToken(icon: nil, text: "t"), at: 0)
        #expect(field.tokens(in: field.textualRange).count == 1)
        #expect(field.compare(field.positionOfToken(at: 0), to: field.beginningOfDocument) == .orderedSame)
    }

    @Test func pasteboardsTakeObjects() throws {
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.setObjects(["a" as NSString, "b" as NSString])
        #expect(pasteboard.strings == ["a", "b"] && pasteboard.images == nil)
        let url = try #require(URL(string: "https://a.b"))
        pasteboard.setObjects([url as NSURL])
        #expect(pasteboard.urls == [url])
    }

    @Test func itemsOfAClassAreMadeWhenTheyAreNeeded() async {
        let provider = NSItemProvider()
        provider.registerObject(ofClass: NSString.self, visibility: .all) { completion in
            completion("text" as NSString, nil)
            return nil
        }
        let text = await withCheckedContinuation { continuation in
            _ = provider.loadObject(ofClass: NSString.self) { object, _ in
                continuation.resume(returning: (object as? NSString).map { $0 as String })
            }
        }
        #expect(text == "text")
    }

    @Test func classNamesStayValid() {
        #expect(String(cString: class_getName(UIView.self)) == "BuilderUIKit.UIView")
        #expect(class_getName(UIView.self) == class_getName(UIView.self))
        #expect(String(cString: class_getName(nil)) == "nil")
    }

    @Test func languagesOfFontsAreFiltered() {
        let predicate = UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages: ["en", "de"])
        #expect(predicate?.evaluate(with: ["de", "en", "fr"]) == true)
        #expect(predicate?.evaluate(with: ["en"]) == false)
    }

    @Test func containersMoveBetweenManagers() {
        let (first, second, container) = (NSLayoutManager(), NSLayoutManager(), NSTextContainer())
        first.addTextContainer(container)
        container.replaceLayoutManager(second)
        #expect(first.textContainers.isEmpty && second.textContainers.first === container)
        #expect(container.layoutManager === second)
    }

    @Test func runtimeListsNothing() {
        var count: UInt32 = 9
        #expect(class_copyPropertyList(UIView.self, &count) == nil && count == 0)
        count = 9
        #expect(class_copyMethodList(UIView.self, &count) == nil && count == 0)
        let function = imp_implementationWithBlock({ 7 } as () -> Int)
        #expect((imp_getBlock(function) as? () -> Int)?() == 7)
        #expect(imp_removeBlock(function))
    }

    @Test func descriptorsHavePoints() {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
        let center = UIAccessibilityLocationDescriptor(name: "Center", view: view)
        #expect(center.point == CGPoint(x: 20, y: 10) && center.name == "Center" && center.view === view)
        view.accessibilityDropPointDescriptors = [center]
        #expect(view.accessibilityDropPointDescriptors == [center])
        #expect(view.accessibilityDragSourceDescriptors == nil)
    }

    @Test func pasteConfigurationsAddTypesOfClasses() {
        let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["a"])
        configuration.addTypeIdentifiers(forAccepting: NSString.self)
        #expect(configuration.acceptableTypeIdentifiers == ["a"] + NSString.readableTypeIdentifiersForItemProvider)
    }

    @Test func formerNamesMakeValues() {
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGSizeMake(1, 2) == CGSize(width: 1, height: 2) && CGPointMake(3, 4) == CGPoint(x: 3, y: 4))
        #expect(UIBarStyle.blackTranslucent == .black)
    }
}
