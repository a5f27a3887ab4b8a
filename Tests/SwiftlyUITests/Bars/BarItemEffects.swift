import Foundation
import SwiftlyUI

extension FluentEffects {
    private static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    static let barItems: [FluentEffect] = [
        .init("UIBarItem.title(_:)") { UITabBarItem().title("Home").title == "Home" },
        .init("UIBarItem.enabled(_:)") { !UIBarButtonItem().enabled(false).isEnabled },
        .init("UIBarItem.image(_:)") {
            let image = ControlSamples.image(.red)
            return UIBarButtonItem().image(image).image === image
        },
        .init("UIBarItem.landscapeImagePhone(_:)") {
            let image = ControlSamples.image(.red)
            return UIBarButtonItem().landscapeImagePhone(image).landscapeImagePhone === image
        },
        .init("UIBarItem.largeContentSizeImage(_:)") {
            let image = ControlSamples.image(.red)
            return UIBarButtonItem().largeContentSizeImage(image).largeContentSizeImage === image
        },
        .init("UIBarItem.imageInsets(_:)") { UIBarButtonItem().imageInsets(insets).imageInsets == insets },
        .init("UIBarItem.landscapeImagePhoneInsets(_:)") {
            UIBarButtonItem().landscapeImagePhoneInsets(insets).landscapeImagePhoneInsets == insets
        },
        .init("UIBarItem.largeContentSizeImageInsets(_:)") {
            UIBarButtonItem().largeContentSizeImageInsets(insets).largeContentSizeImageInsets == insets
        },
        .init("UIBarItem.tag(_:)") { UIBarButtonItem().tag(7).tag == 7 },
    ]

    static let barButtonItems: [FluentEffect] = [
        .init("UIBarButtonItem.init(customContentView:)") {
            let label = UILabel()
            return UIBarButtonItem { label }.customView === label
        },
        .init("UIBarButtonItem.possibleTitles(_:)") {
            UIBarButtonItem().possibleTitles(["Edit", "Done"]).possibleTitles == ["Edit", "Done"]
        },
        .init("UIBarButtonItem.customView(_:)") {
            let view = UIView()
            return UIBarButtonItem().customView(view).customView === view
        },
        .init("UIBarButtonItem.style(_:)") { UIBarButtonItem().style(.done).style == .done },
        .init("UIBarButtonItem.tintColor(_:)") { UIBarButtonItem().tintColor(.red).tintColor == .red },
        .init("UIBarButtonItem.menu(_:)") {
            let menu = UIMenu(title: "More")
            return UIBarButtonItem().menu(menu).menu === menu
        },
        .init("UIBarButtonItem.primaryAction(_:)") {
            let action = UIAction(title: "Go") { _ in }
            let item = UIBarButtonItem().primaryAction(action)
            return item.primaryAction === action && item.title == "Go"
        },
        .init("UIBarButtonItem.changesSelectionAsPrimaryAction(_:)") {
            UIBarButtonItem().changesSelectionAsPrimaryAction(true).changesSelectionAsPrimaryAction
        },
        .init("UIBarButtonItem.selected(_:)") { UIBarButtonItem().selected(true).isSelected },
        .init("UIBarButtonItem.hidden(_:)") {
            UIBarButtonItem().hidden().isHidden && !UIBarButtonItem().hidden().hidden(false).isHidden
        },
        .init("UIBarButtonItem.preferredMenuElementOrder(_:)") {
            UIBarButtonItem().preferredMenuElementOrder(.fixed).preferredMenuElementOrder == .fixed
        },
        .init("UIBarButtonItem.menuRepresentation(_:)") {
            let menu = UIMenu(title: "More")
            return UIBarButtonItem().menuRepresentation(menu).menuRepresentation === menu
        },
    ]
}
