import UIKit

final class InteractionDelegate: NSObject, UIDropInteractionDelegate, UIDragInteractionDelegate,
    UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate, UIPointerInteractionDelegate, UIDocumentPickerDelegate,
    UIPageViewControllerDataSource, UIPageViewControllerDelegate, UISplitViewControllerDelegate,
    UIImagePickerControllerDelegate, UINavigationControllerDelegate,
    UIColorPickerViewControllerDelegate, UIScribbleInteractionDelegate, UIPencilInteractionDelegate,
    UIEditMenuInteractionDelegate, UIDocumentInteractionControllerDelegate, UITextPasteDelegate,
    NSTextStorageDelegate, NSLayoutManagerDelegate, UICollisionBehaviorDelegate,
    UIDynamicAnimatorDelegate, UIFindInteractionDelegate, UITabBarControllerDelegate
{
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))
        item.localObject = self
        return [item]
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
        session.loadObjects(ofClass: NSString.self) { items in _ = items as? [NSString] }
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession)
        -> UIDropProposal
    { UIDropProposal(operation: .copy) }
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        guard let d = coordinator.destinationIndexPath, let i = coordinator.items.first else { return }
        coordinator.drop(i.dragItem, toRowAt: d)
    }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
    ) { coordinator.session.loadObjects(ofClass: NSString.self) { _ in } }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        guard let v = interaction.view else { return nil }
        return UIPointerStyle(
            effect: .lift(UITargetedPreview(view: v)), shape: .roundedRect(v.frame, radius: 3))
    }
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { nil }
}
