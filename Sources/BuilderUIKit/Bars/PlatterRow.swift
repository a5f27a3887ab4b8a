import Foundation

/// The items of a bar in the look of iOS 26: groups of buttons that share a platter, and the spaces between them.
///
/// Buttons with images share a platter with the images beside them; texts, prominent buttons and those that close a
/// screen have one of their own (Apple's description of the design).
@MainActor
struct PlatterRow {
    private enum Element {
        case group([BarButtonView])
        case fixedSpace(CGFloat)
        case flexibleSpace
    }

    /// A button with its frame in a row that begins at 0.
    struct PlacedButton {
        var view: BarButtonView
        var frame: CGRect

        /// Returns the button on the other side of a bar.
        func mirrored(inWidth width: CGFloat) -> PlacedButton {
            PlacedButton(
                view: view,
                frame: CGRect(
                    x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height))
        }
    }

    private var elements: [Element] = []
    private let height: CGFloat

    /// Creates a row of items with a height in points, and the buttons that `makeView` returns for the items.
    init(_ items: [UIBarButtonItem], height: CGFloat, makeView: (UIBarButtonItem) -> BarButtonView) {
        self.height = height
        for item in items where !item.isHidden {
            switch item.systemItem {
            case .flexibleSpace: elements.append(.flexibleSpace)
            case .fixedSpace: elements.append(.fixedSpace(max(0, item.width)))
            default: append(makeView(item))
            }
        }
    }

    private mutating func append(_ view: BarButtonView) {
        if case .group(let views) = elements.last, let last = views.last, last.item.sharesPlatter,
            view.item.sharesPlatter
        {
            elements[elements.count - 1] = .group(views + [view])
        } else {
            elements.append(.group([view]))
        }
    }

    /// The number of flexible spaces.
    var flexibleSpaces: Int {
        elements.count { if case .flexibleSpace = $0 { true } else { false } }
    }

    /// Places the buttons from `start`; each flexible space is `flexibleSpace` points wide.
    ///
    /// - Returns: The buttons, their platters, and the end of the row.
    func layOut(
        from start: CGFloat, flexibleSpace: CGFloat = 0
    ) -> (buttons: [PlacedButton], platters: [BarPlatter], end: CGFloat) {
        var buttons: [PlacedButton] = []
        var platters: [BarPlatter] = []
        var x = start
        var gap: CGFloat = 0
        for element in elements {
            switch element {
            case .fixedSpace(let width):
                x += max(width, gap)
                gap = 0
            case .flexibleSpace:
                x += flexibleSpace
                gap = 0
            case .group(let views):
                x += gap
                let first = x
                for view in views {
                    let size = view.naturalSize(maximumHeight: height)
                    let y = (height - size.height) / 2
                    buttons.append(PlacedButton(view: view, frame: CGRect(origin: CGPoint(x: x, y: y), size: size)))
                    x += size.width
                }
                if let item = views.first?.item, !item.hidesSharedBackground {
                    let frame = CGRect(x: first, y: 0, width: x - first, height: height)
                    platters.append(BarPlatter(frame: frame, color: views.first?.platterColor))
                }
                gap = PlatterMetrics.gap
            }
        }
        return (buttons, platters, x)
    }
}

extension UIBarButtonItem {
    /// Indicates whether the item lies on one platter with the items beside it that do, too.
    fileprivate var sharesPlatter: Bool {
        guard sharesBackground, !hidesSharedBackground, style != .done, customView == nil else { return false }
        switch systemItem {
        case nil: return image != nil
        case .done, .cancel, .close, .stop: return false
        case .some(let item): return item.title == nil
        }
    }
}
