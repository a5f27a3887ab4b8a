import Foundation

extension Device {
    /// Creates a screen without a device: square corners, one layout in both orientations.
    ///
    /// - Parameters:
    ///   - size: the size in points.
    ///   - scale: the scale in pixels per point.
    package init(
        screen size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, idiom: UIUserInterfaceIdiom,
        horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass
    ) {
        let layout = Layout(
            safeAreaInsets: safeAreaInsets, horizontalSizeClass: horizontalSizeClass,
            verticalSizeClass: verticalSizeClass)
        self.init(
            name: "a screen of \(Int(size.width)) × \(Int(size.height)) points", aliases: [], idiom: idiom, size: size,
            scale: scale, portrait: layout, landscape: layout, cornerRadius: 0, statusBarHeight: safeAreaInsets.top,
            navigationBarTop: safeAreaInsets.top)
    }
}
