/// Members whose effect is a matter of several views, of order or of time: the suites that test them.
enum TestedElsewhere {
    static let all: [(suite: String, names: [String])] = [
        (
            "PreviewTests",
            [
                "UIViewPreview.init(_:)", "UIViewPreview.makeUIView(context:)",
                "UIViewPreview.updateUIView(_:context:)", "UIViewControllerPreview.init(_:)",
                "UIViewControllerPreview.makeUIViewController(context:)",
                "UIViewControllerPreview.updateUIViewController(_:context:)",
            ]
        ),
        (
            "SwiftlyUIBuilderTests",
            [
                "SwiftlyUIBuilder.buildBlock(_:)", "SwiftlyUIBuilder.buildBlock()",
                "SwiftlyUIBuilder.buildOptional(_:)",
                "SwiftlyUIBuilder.buildArray(_:)", "SwiftlyUIBuilder.buildEither(first:)",
                "SwiftlyUIBuilder.buildEither(second:)", "SwiftlyUIBuilder.buildPartialBlock(first:)",
                "SwiftlyUIBuilder.buildPartialBlock(accumulated:next:)", "SwiftlyUIBuilder.buildExpression(_: UIView)",
                "SwiftlyUIBuilder.buildExpression(_: T)", "SwiftlyUIViewBuildingProtocol.swiftlyUIViews",
                "ForEach.init(_:content:)", "ForEach.swiftlyUIViews", "Array.swiftlyUIViews", "UIView.swiftlyUIViews",
            ]
        ),
        (
            "UIViewEdgesTests",
            [
                "UIView.left", "UIView.right", "UIView.leading", "UIView.trailing", "UIView.top", "UIView.bottom",
                "UIView.centerX", "UIView.centerY", "UIView.equalToSuper(isMargins:offset:)",
                "UIView.equalTo(_:isMargins:offset:)", "UIView.equalTo(_: NSLayoutYAxisAnchor, offset:)",
                "UIView.equalTo(_: NSLayoutXAxisAnchor, offset:)", "UIView.centerToSuper()", "UIView.centerTo(_:)",
                "UIView.centerXToSuper(offset:)", "UIView.centerXTo(_: NSLayoutXAxisAnchor, offset:)",
                "UIView.centerXTo(_: UIView, offset:)", "UIView.centerYToSuper(offset:)",
                "UIView.centerYTo(_: NSLayoutYAxisAnchor, offset:)", "UIView.centerYTo(_: UIView, offset:)",
                "UIView.topToSuper(isMargins:offset:)", "UIView.topTo(_:offset:)", "UIView.topTo(_:isMargins:offset:)",
                "UIView.topGreaterThanOrEqualTo(_:isMargins:offset:)", "UIView.topGreaterThanOrEqualTo(_:offset:)",
                "UIView.topLessThanOrEqualTo(_:isMargins:offset:)", "UIView.topLessThanOrEqualTo(_:offset:)",
                "UIView.leftToSuper(isMargins:offset:)", "UIView.leadingToSuper(isMargins:offset:)",
                "UIView.leftTo(_:offset:)", "UIView.leftTo(_:isMargins:offset:)", "UIView.leadingTo(_:offset:)",
                "UIView.leadingTo(_:isMargins:offset:)", "UIView.leftGreaterThanOrEqualTo(_:isMargins:offset:)",
                "UIView.leftLessThanOrEqualTo(_:isMargins:offset:)", "UIView.leftLessThanOrEqualTo(_:offset:)",
                "UIView.leadingGreaterThanOrEqualTo(_:isMargins:offset:)",
                "UIView.leadingGreaterThanOrEqualTo(_:offset:)",
                "UIView.leadingLessThanOrEqualTo(_:isMargins:offset:)", "UIView.leadingLessThanOrEqualTo(_:offset:)",
                "UIView.bottomToSuper(isMargins:offset:)", "UIView.bottomTo(_:offset:)",
                "UIView.bottomTo(_:isMargins:offset:)", "UIView.bottomGreaterThanOrEqualTo(_:isMargins:offset:)",
                "UIView.bottomGreaterThanOrEqualTo(_:offset:)", "UIView.bottomLessThanOrEqualTo(_:isMargins:offset:)",
                "UIView.bottomLessThanOrEqualTo(_:offset:)", "UIView.rightToSuper(isMargins:offset:)",
                "UIView.trailingToSuper(isMargins:offset:)", "UIView.rightTo(_:offset:)",
                "UIView.rightTo(_:isMargins:offset:)", "UIView.trailingTo(_:offset:)",
                "UIView.trailingTo(_:isMargins:offset:)", "UIView.rightGreaterThanOrEqualTo(_:isMargins:offset:)",
                "UIView.rightGreaterThanOrEqualTo(_:offset:)", "UIView.rightLessThanOrEqualTo(_:isMargins:offset:)",
                "UIView.rightLessThanOrEqualTo(_:offset:)", "UIView.trailingGreaterThanOrEqualTo(_:isMargins:offset:)",
                "UIView.trailingGreaterThanOrEqualTo(_:offset:)",
                "UIView.trailingLessThanOrEqualTo(_:isMargins:offset:)",
                "UIView.trailingLessThanOrEqualTo(_:offset:)", "UIView.equal(to:isMargins:offset:)",
                "UIView.equal(to: NSLayoutYAxisAnchor, offset:)", "UIView.equal(to: NSLayoutXAxisAnchor, offset:)",
                "UIView.center(to:)", "UIView.centerX(to: NSLayoutXAxisAnchor, offset:)",
                "UIView.centerX(to: UIView, offset:)", "UIView.centerY(to: NSLayoutYAxisAnchor, offset:)",
                "UIView.centerY(to: UIView, offset:)", "UIView.top(to:isMargins:offset:)", "UIView.top(to:offset:)",
                "UIView.top(greaterThanOrEqualTo:isMargins:offset:)", "UIView.top(greaterThanOrEqualTo:offset:)",
                "UIView.top(lessThanOrEqualTo:isMargins:offset:)", "UIView.top(lessThanOrEqualTo:offset:)",
                "UIView.left(greaterThanOrEqualTo:isMargins:offset:)", "UIView.leftGreaterThanOrEqualTo(_:offset:)",
                "UIView.left(greaterThanOrEqualTo:offset:)", "UIView.left(to:isMargins:offset:)",
                "UIView.left(to:offset:)",
                "UIView.left(lessThanOrEqualTo:offset:)", "UIView.left(lessThanOrEqualTo:isMargins:offset:)",
                "UIView.leading(to:offset:)", "UIView.leading(greaterThanOrEqualTo:isMargins:offset:)",
                "UIView.leading(to:isMargins:offset:)", "UIView.leading(lessThanOrEqualTo:isMargins:offset:)",
                "UIView.leading(greaterThanOrEqualTo:offset:)", "UIView.leading(lessThanOrEqualTo:offset:)",
                "UIView.bottom(to:offset:)", "UIView.bottom(to:isMargins:offset:)",
                "UIView.bottom(greaterThanOrEqualTo:isMargins:offset:)", "UIView.bottom(greaterThanOrEqualTo:offset:)",
                "UIView.bottom(lessThanOrEqualTo:isMargins:offset:)", "UIView.bottom(lessThanOrEqualTo:offset:)",
                "UIView.right(to:offset:)", "UIView.right(to:isMargins:offset:)", "UIView.trailing(to:offset:)",
                "UIView.trailing(to:isMargins:offset:)", "UIView.right(greaterThanOrEqualTo:isMargins:offset:)",
                "UIView.right(greaterThanOrEqualTo:offset:)", "UIView.right(lessThanOrEqualTo:isMargins:offset:)",
                "UIView.right(lessThanOrEqualTo:offset:)", "UIView.trailing(greaterThanOrEqualTo:isMargins:offset:)",
                "UIView.trailing(greaterThanOrEqualTo:offset:)", "UIView.trailing(lessThanOrEqualTo:isMargins:offset:)",
                "UIView.trailing(lessThanOrEqualTo:offset:)", "UIView.topLessThanOrEqualToSuper(isMargins:offset:)",
                "UIView.topGreaterThanOrEqualToSuper(isMargins:offset:)",
                "UIView.leftGreaterThanOrEqualToSuper(isMargins:offset:)",
                "UIView.leadingGreaterThanOrEqualToSuper(isMargins:offset:)",
                "UIView.leftLessThanOrEqualToSuper(isMargins:offset:)",
                "UIView.leadingLessThanOrEqualToSuper(isMargins:offset:)",
                "UIView.bottomLessThanOrEqualToSuper(isMargins:offset:)",
                "UIView.bottomGreaterThanOrEqualToSuper(isMargins:offset:)",
                "UIView.trailingLessThanOrEqualToSuper(isMargins:offset:)",
                "UIView.rightLessThanOrEqualToSuper(isMargins:offset:)",
                "UIView.trailingGreaterThanOrEqualToSuper(isMargins:offset:)",
                "UIView.rightGreaterThanOrEqualToSuper(isMargins:offset:)",
            ]
        ),
        (
            "UIViewSizesTests",
            [
                "ZStackView.init(content:)", "UIView.edges", "UIView.fillToSuper(edge:)",
                "UIView.fillToSuperMargins(edge:)", "UIView.fillToMargins(_:edge:)", "UIView.fillTo(_:isMargins:edge:)",
                "UIView.frame(size:)", "UIView.widthToSuper(multiplier:)", "UIView.width(_: CGFloat)",
                "UIView.width(_: Int)", "UIView.widthTo(_: NSLayoutDimension, multiplier:)",
                "UIView.widthTo(_: UIView, multiplier:)", "UIView.heightToSuper(multiplier:)",
                "UIView.height(_: CGFloat)",
                "UIView.height(_: Int)", "UIView.heightTo(_: NSLayoutDimension, multiplier:)",
                "UIView.heightTo(_: UIView, multiplier:)", "UIView.fillSuper(edge:)", "UIView.fillSuperMargins(edge:)",
                "UIView.fill(toMargins:edge:)", "UIView.fill(to:isMargins:edge:)",
                "UIView.width(to: NSLayoutDimension, multiplier:)", "UIView.width(to: UIView, multiplier:)",
                "UIView.height(to: UIView, multiplier:)", "UIView.height(to: NSLayoutDimension, multiplier:)",
                "UIView.frame(width:height:minWidth:maxWidth:minHeight:maxHeight:)",
            ]
        ),
        (
            "ConstraintStoreTests",
            [
                "ConstraintType.init(rawValue:)", "ConstraintType.attribute", "UIView.removeConstraint(_:)",
                "UIView.removeAllConstraints()", "UIView.priority(_:of:)", "PendingConstraint.type",
                "PendingConstraint.wait", "UIView.activeConstraints(_:)", "UIView.pendingConstraints",
                "UIView.constraint(_:)",
            ]
        ),
        (
            "VStackViewTests",
            [
                "VStackView.axis", "VStackView.init(spacing:content:)", "VStackView.init(frame:)",
                "VStackView.init(coder:)", "HStackView.axis", "HStackView.init(spacing:content:)",
                "HStackView.init(frame:)", "HStackView.init(coder:)",
                "UIStackView.init(axis:alignment:distribution:spacing:content:)",
            ]
        ),
        (
            "UISpacerTests",
            [
                "UISpacer.init(_:)", "UISpacer.init(axis:)", "UISpacer.minWidth(_:)", "UISpacer.minHeight(_:)",
                "UISpacer.maxWidth(_:)", "UISpacer.maxHeight(_:)",
            ]
        ),
        (
            "UIButtonUpdateTests",
            [
                "UIButton.configurationUpdateHandler(_:)",
                "UIButton.configuration(_: UIButton.Configuration, state: UIButton.State)",
                "UIButton.configuration(_: () -> UIButton.Configuration, state: UIButton.State)",
            ]
        ),
        (
            "UIBarButtonItemTests",
            [
                "UIBarItem.landscapeImagePhone(_:)",
                "UIBarItem.landscapeImagePhoneInsets(_:)",
                "UIBarButtonItem.changesSelectionAsPrimaryAction(_:)",
            ]
        ),
        (
            "UIScrollViewContentAlignmentTests",
            [
                "UIScrollView.contentAlignmentPoint(_:)"
            ]
        ),
        (
            "UIPageControlTests",
            [
                "UIPageControl.progress(_:)"
            ]
        ),
        (
            "UICollectionViewCellTests",
            [
                "UICollectionViewCell.automaticallyUpdatesContentConfiguration(_:)",
                "UICollectionView.editing(_:)",
            ]
        ),
        (
            "UITableViewTests",
            [
                "UITableView.fillerRowHeight(_:)"
            ]
        ),
    ]
}
