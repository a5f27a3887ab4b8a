// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let controlsLines = [
        #"extension UIControl"#,
        #"func enabled(_ enabled: Bool) -> Self"#,
        #"func disabled(_ disabled: Bool = true) -> Self"#,
        #"func selected(_ selected: Bool) -> Self"#,
        #"func highlighted(_ highlighted: Bool) -> Self"#,
        #"func contentVerticalAlignment(_ alignment: UIControl.ContentVerticalAlignment) -> Self"#,
        #"func contentHorizontalAlignment(_ alignment: UIControl.ContentHorizontalAlignment) -> Self"#,
        #"func contextMenuInteractionEnabled(_ enable: Bool) -> Self"#,
        #"func showsMenuAsPrimaryAction(_ shows: Bool) -> Self"#,
        #"func toolTip(_ text: String?) -> Self"#,
        #"init(_ action: @escaping () -> Void, @SwiftlyUIBuilder content: () -> [UIView])"#,
        #"init<T: UIControl>(_ action: @escaping (T) -> Void, @SwiftlyUIBuilder content: () -> [UIView])"#,
        #"init(@SwiftlyUIBuilder content: () -> [UIView], action: @escaping () -> Void)"#,
        #"init<T: UIControl>(@SwiftlyUIBuilder content: () -> [UIView], action: @escaping (T) -> Void)"#,
        #"func onAction<T: AnyObject>(target: T, for event: UIControl.Event = .touchUpInside, action: @escaping (T) -> Void) -> Self"#,
        #"func onAction<T: AnyObject, ControlType: UIControl>(target: T, for event: UIControl.Event = .touchUpInside, action: @escaping (T, ControlType) -> Void) -> Self"#,
        #"func onAction(for event: UIControl.Event = .touchUpInside, action: @escaping () -> Void) -> Self"#,
        #"func onAction<T: UIControl>(for event: UIControl.Event = .touchUpInside, action: @escaping (T) -> Void) -> Self"#,
        #"extension UISwitch"#,
        #"func onTintColor(_ color: UIColor?) -> Self"#,
        #"func thumbTintColor(_ color: UIColor?) -> Self"#,
        #"func onImage(_ image: UIImage?) -> Self"#,
        #"func offImage(_ image: UIImage?) -> Self"#,
        #"func preferredStyle(_ style: UISwitch.Style) -> Self"#,
        #"func isOn(_ on: Bool) -> Self"#,
        #"func on(_ on: Bool, animated: Bool = false) -> Self"#,
        #"extension UISlider"#,
        #"func minimumValue(_ value: Float) -> Self"#,
        #"func maximumValue(_ value: Float) -> Self"#,
        #"func value(_ value: Float) -> Self"#,
        #"func minimumValueImage(_ image: UIImage?) -> Self"#,
        #"func maximumValueImage(_ image: UIImage?) -> Self"#,
        #"func continuous(_ continuous: Bool) -> Self"#,
        #"func minimumTrackTintColor(_ color: UIColor?) -> Self"#,
        #"func maximumTrackTintColor(_ color: UIColor?) -> Self"#,
        #"func thumbTintColor(_ color: UIColor?) -> Self"#,
        #"func value(_ value: Float, animated: Bool) -> Self"#,
        #"func thumbImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self"#,
        #"func minimumTrackImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self"#,
        #"func maximumTrackImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self"#,
        #"extension UIStepper"#,
        #"func minimumValue(_ value: Double) -> Self"#,
        #"func maximumValue(_ value: Double) -> Self"#,
        #"func stepValue(_ value: Double) -> Self"#,
        #"func value(_ value: Double) -> Self"#,
        #"func continuous(_ isContinuous: Bool) -> Self"#,
        #"func autorepeat(_ autorepeat: Bool) -> Self"#,
        #"func wraps(_ wraps: Bool) -> Self"#,
        #"func backgroundImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self"#,
        #"func dividerImage(_ image: UIImage?, leftSegmentState: UIControl.State, rightSegmentState: UIControl.State) -> Self"#,
        #"func incrementImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self"#,
        #"func decrementImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self"#,
        #"extension UISegmentedControl"#,
        #"func apportionsSegmentWidthsByContent(_ apportions: Bool) -> Self"#,
        #"func momentary(_ momentary: Bool) -> Self"#,
        #"func selectedSegmentIndex(_ index: Int) -> Self"#,
        #"func selectedSegmentTintColor(_ color: UIColor?) -> Self"#,
        #"func insertSegment(title: String?, at index: Int, animated: Bool = false) -> Self"#,
        #"func insertSegment(image: UIImage?, at index: Int, animated: Bool = false) -> Self"#,
        #"func title(_ title: String?, forSegmentAt index: Int) -> Self"#,
        #"func image(_ image: UIImage?, forSegmentAt index: Int) -> Self"#,
        #"func width(_ width: CGFloat, forSegmentAt index: Int) -> Self"#,
        #"func contentOffset(_ offset: CGSize, forSegmentAt index: Int) -> Self"#,
        #"func enabled(_ enabled: Bool, forSegmentAt index: Int) -> Self"#,
        #"func titleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) -> Self"#,
        #"func backgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics = .default) -> Self"#,
        #"func dividerImage(_ image: UIImage?, leftSegmentState: UIControl.State, rightSegmentState: UIControl.State, barMetrics: UIBarMetrics = .default) -> Self"#,
        #"extension UIPageControl"#,
        #"func numberOfPages(_ page: Int) -> Self"#,
        #"func currentPage(_ page: Int) -> Self"#,
        #"func hidesForSinglePage(_ hides: Bool) -> Self"#,
        #"func pageIndicatorTintColor(_ color: UIColor?) -> Self"#,
        #"func currentPageIndicatorTintColor(_ color: UIColor?) -> Self"#,
        #"func defersCurrentPageDisplay(_ defers: Bool) -> Self"#,
        #"func backgroundStyle(_ style: UIPageControl.BackgroundStyle) -> Self"#,
        #"func allowsContinuousInteraction(_ allows: Bool) -> Self"#,
        #"func preferredIndicatorImage(_ image: UIImage?) -> Self"#,
        #"func preferredCurrentPageIndicatorImage(_ image: UIImage?) -> Self"#,
        #"func direction(_ direction: UIPageControl.Direction) -> Self"#,
        #"func progress(_ progress: UIPageControlProgress?) -> Self"#,
        #"func currentPage(_ page: Int, animated: Bool) -> Self"#,
        #"func indicatorImage(_ image: UIImage?, forPage page: Int) -> Self"#,
        #"func currentPageIndicatorImage(_ image: UIImage?, forPage page: Int) -> Self"#,
        #"extension UIDatePicker"#,
        #"func datePickerMode(_ mode: UIDatePicker.Mode) -> Self"#,
        #"func locale(_ locale: Locale?) -> Self"#,
        #"func calendar(_ calendar: Calendar) -> Self"#,
        #"func timeZone(_ timeZone: TimeZone?) -> Self"#,
        #"func date(_ date: Date) -> Self"#,
        #"func minimumDate(_ date: Date?) -> Self"#,
        #"func maximumDate(_ date: Date?) -> Self"#,
        #"func countDownDuration(_ duration: TimeInterval) -> Self"#,
        #"func minuteInterval(_ interval: Int) -> Self"#,
        #"func preferredDatePickerStyle(_ style: UIDatePickerStyle) -> Self"#,
        #"func date(_ date: Date, animated: Bool) -> Self"#,
        #"func roundsToMinuteInterval(_ rounds: Bool) -> Self"#,
        #"extension UIPickerView"#,
        #"func delegate(_ delegate: UIPickerViewDelegate?) -> Self"#,
        #"func dataSource(_ dataSource: UIPickerViewDataSource?) -> Self"#,
        #"func showsSelectionIndicator(_ shows: Bool) -> Self"#,
        #"extension UIActivityIndicatorView"#,
        #"func style(_ style: UIActivityIndicatorView.Style) -> Self"#,
        #"func color(_ color: UIColor?) -> Self"#,
        #"func animating(_ animating: Bool) -> Self"#,
        #"func hidesWhenStopped(_ hides: Bool) -> Self"#,
    ]
}

extension UIControl {
    @MainActor static func interface498() {
        _ = Self.self
    }

    @MainActor func interface499(_ enabled: Bool) -> Self {
        var result = self.enabled(enabled)
        prove(&result, Same<Self>())
        self.enabled(enabled)
        return result
    }

    @MainActor func interface500(_ disabled: Bool) -> Self {
        var result = self.disabled(disabled)
        prove(&result, Same<Self>())
        _ = self.disabled()
        self.disabled(disabled)
        return result
    }

    @MainActor func interface501(_ selected: Bool) -> Self {
        var result = self.selected(selected)
        prove(&result, Same<Self>())
        self.selected(selected)
        return result
    }

    @MainActor func interface502(_ highlighted: Bool) -> Self {
        var result = self.highlighted(highlighted)
        prove(&result, Same<Self>())
        self.highlighted(highlighted)
        return result
    }

    @MainActor func interface503(_ alignment: UIControl.ContentVerticalAlignment) -> Self {
        var result = self.contentVerticalAlignment(alignment)
        prove(&result, Same<Self>())
        self.contentVerticalAlignment(alignment)
        return result
    }

    @MainActor func interface504(_ alignment: UIControl.ContentHorizontalAlignment) -> Self {
        var result = self.contentHorizontalAlignment(alignment)
        prove(&result, Same<Self>())
        self.contentHorizontalAlignment(alignment)
        return result
    }

    @MainActor func interface505(_ enable: Bool) -> Self {
        var result = self.contextMenuInteractionEnabled(enable)
        prove(&result, Same<Self>())
        self.contextMenuInteractionEnabled(enable)
        return result
    }

    @MainActor func interface506(_ shows: Bool) -> Self {
        var result = self.showsMenuAsPrimaryAction(shows)
        prove(&result, Same<Self>())
        self.showsMenuAsPrimaryAction(shows)
        return result
    }

    @MainActor func interface507(_ text: String?) -> Self {
        var result = self.toolTip(text)
        prove(&result, Same<Self>())
        self.toolTip(text)
        return result
    }

    @MainActor static func interface508(_ action: @escaping () -> Void, @SwiftlyUIBuilder content: () -> [UIView]) {
        var result = UIControl(action, content: content)
        prove(&result, Same<UIControl>())
    }

    @MainActor static func interface509<T: UIControl>(
        _ action: @escaping (T) -> Void, @SwiftlyUIBuilder content: () -> [UIView]
    ) {
        var result = UIControl(action, content: content)
        prove(&result, Same<UIControl>())
    }

    @MainActor static func interface510(@SwiftlyUIBuilder content: () -> [UIView], action: @escaping () -> Void) {
        var result = UIControl(content: content, action: action)
        prove(&result, Same<UIControl>())
    }

    @MainActor static func interface511<T: UIControl>(
        @SwiftlyUIBuilder content: () -> [UIView], action: @escaping (T) -> Void
    ) {
        var result = UIControl(content: content, action: action)
        prove(&result, Same<UIControl>())
    }

    @MainActor func interface512<T: AnyObject>(target: T, for event: UIControl.Event, action: @escaping (T) -> Void)
        -> Self
    {
        var result = self.onAction(target: target, for: event, action: action)
        prove(&result, Same<Self>())
        _ = self.onAction(target: target, action: action)
        self.onAction(target: target, for: event, action: action)
        return result
    }

    @MainActor func interface513<T: AnyObject, ControlType: UIControl>(
        target: T, for event: UIControl.Event, action: @escaping (T, ControlType) -> Void
    ) -> Self {
        var result = self.onAction(target: target, for: event, action: action)
        prove(&result, Same<Self>())
        _ = self.onAction(target: target, action: action)
        self.onAction(target: target, for: event, action: action)
        return result
    }

    @MainActor func interface514(for event: UIControl.Event, action: @escaping () -> Void) -> Self {
        var result = self.onAction(for: event, action: action)
        prove(&result, Same<Self>())
        _ = self.onAction(action: action)
        self.onAction(for: event, action: action)
        return result
    }

    @MainActor func interface515<T: UIControl>(for event: UIControl.Event, action: @escaping (T) -> Void) -> Self {
        var result = self.onAction(for: event, action: action)
        prove(&result, Same<Self>())
        _ = self.onAction(action: action)
        self.onAction(for: event, action: action)
        return result
    }
}

extension UISwitch {
    @MainActor static func interface517() {
        _ = Self.self
    }

    @MainActor func interface518(_ color: UIColor?) -> Self {
        var result = self.onTintColor(color)
        prove(&result, Same<Self>())
        self.onTintColor(color)
        return result
    }

    @MainActor func interface519(_ color: UIColor?) -> Self {
        var result = self.thumbTintColor(color)
        prove(&result, Same<Self>())
        self.thumbTintColor(color)
        return result
    }

    @MainActor func interface520(_ image: UIImage?) -> Self {
        var result = self.onImage(image)
        prove(&result, Same<Self>())
        self.onImage(image)
        return result
    }

    @MainActor func interface521(_ image: UIImage?) -> Self {
        var result = self.offImage(image)
        prove(&result, Same<Self>())
        self.offImage(image)
        return result
    }

    @MainActor func interface522(_ style: UISwitch.Style) -> Self {
        var result = self.preferredStyle(style)
        prove(&result, Same<Self>())
        self.preferredStyle(style)
        return result
    }

    @MainActor func interface523(_ on: Bool) -> Self {
        var result = self.isOn(on)
        prove(&result, Same<Self>())
        self.isOn(on)
        return result
    }

    @MainActor func interface524(_ on: Bool, animated: Bool) -> Self {
        var result = self.on(on, animated: animated)
        prove(&result, Same<Self>())
        _ = self.on(on)
        self.on(on, animated: animated)
        return result
    }
}

extension UISlider {
    @MainActor static func interface525() {
        _ = Self.self
    }

    @MainActor func interface526(_ value: Float) -> Self {
        var result = self.minimumValue(value)
        prove(&result, Same<Self>())
        self.minimumValue(value)
        return result
    }

    @MainActor func interface527(_ value: Float) -> Self {
        var result = self.maximumValue(value)
        prove(&result, Same<Self>())
        self.maximumValue(value)
        return result
    }

    @MainActor func interface528(_ value: Float) -> Self {
        var result = self.value(value)
        prove(&result, Same<Self>())
        self.value(value)
        return result
    }

    @MainActor func interface529(_ image: UIImage?) -> Self {
        var result = self.minimumValueImage(image)
        prove(&result, Same<Self>())
        self.minimumValueImage(image)
        return result
    }

    @MainActor func interface530(_ image: UIImage?) -> Self {
        var result = self.maximumValueImage(image)
        prove(&result, Same<Self>())
        self.maximumValueImage(image)
        return result
    }

    @MainActor func interface531(_ continuous: Bool) -> Self {
        var result = self.continuous(continuous)
        prove(&result, Same<Self>())
        self.continuous(continuous)
        return result
    }

    @MainActor func interface532(_ color: UIColor?) -> Self {
        var result = self.minimumTrackTintColor(color)
        prove(&result, Same<Self>())
        self.minimumTrackTintColor(color)
        return result
    }

    @MainActor func interface533(_ color: UIColor?) -> Self {
        var result = self.maximumTrackTintColor(color)
        prove(&result, Same<Self>())
        self.maximumTrackTintColor(color)
        return result
    }

    @MainActor func interface534(_ color: UIColor?) -> Self {
        var result = self.thumbTintColor(color)
        prove(&result, Same<Self>())
        self.thumbTintColor(color)
        return result
    }

    @MainActor func interface535(_ value: Float, animated: Bool) -> Self {
        var result = self.value(value, animated: animated)
        prove(&result, Same<Self>())
        self.value(value, animated: animated)
        return result
    }

    @MainActor func interface536(_ image: UIImage?, state: UIControl.State) -> Self {
        var result = self.thumbImage(image, state: state)
        prove(&result, Same<Self>())
        _ = self.thumbImage(image)
        self.thumbImage(image, state: state)
        return result
    }

    @MainActor func interface537(_ image: UIImage?, state: UIControl.State) -> Self {
        var result = self.minimumTrackImage(image, state: state)
        prove(&result, Same<Self>())
        _ = self.minimumTrackImage(image)
        self.minimumTrackImage(image, state: state)
        return result
    }

    @MainActor func interface538(_ image: UIImage?, state: UIControl.State) -> Self {
        var result = self.maximumTrackImage(image, state: state)
        prove(&result, Same<Self>())
        _ = self.maximumTrackImage(image)
        self.maximumTrackImage(image, state: state)
        return result
    }
}

extension UIStepper {
    @MainActor static func interface539() {
        _ = Self.self
    }

    @MainActor func interface540(_ value: Double) -> Self {
        var result = self.minimumValue(value)
        prove(&result, Same<Self>())
        self.minimumValue(value)
        return result
    }

    @MainActor func interface541(_ value: Double) -> Self {
        var result = self.maximumValue(value)
        prove(&result, Same<Self>())
        self.maximumValue(value)
        return result
    }

    @MainActor func interface542(_ value: Double) -> Self {
        var result = self.stepValue(value)
        prove(&result, Same<Self>())
        self.stepValue(value)
        return result
    }

    @MainActor func interface543(_ value: Double) -> Self {
        var result = self.value(value)
        prove(&result, Same<Self>())
        self.value(value)
        return result
    }

    @MainActor func interface544(_ isContinuous: Bool) -> Self {
        var result = self.continuous(isContinuous)
        prove(&result, Same<Self>())
        self.continuous(isContinuous)
        return result
    }

    @MainActor func interface545(_ autorepeat: Bool) -> Self {
        var result = self.autorepeat(autorepeat)
        prove(&result, Same<Self>())
        self.autorepeat(autorepeat)
        return result
    }

    @MainActor func interface546(_ wraps: Bool) -> Self {
        var result = self.wraps(wraps)
        prove(&result, Same<Self>())
        self.wraps(wraps)
        return result
    }

    @MainActor func interface547(_ image: UIImage?, state: UIControl.State) -> Self {
        var result = self.backgroundImage(image, state: state)
        prove(&result, Same<Self>())
        _ = self.backgroundImage(image)
        self.backgroundImage(image, state: state)
        return result
    }

    @MainActor func interface548(
        _ image: UIImage?, leftSegmentState: UIControl.State, rightSegmentState: UIControl.State
    ) -> Self {
        var result = self.dividerImage(image, leftSegmentState: leftSegmentState, rightSegmentState: rightSegmentState)
        prove(&result, Same<Self>())
        self.dividerImage(image, leftSegmentState: leftSegmentState, rightSegmentState: rightSegmentState)
        return result
    }

    @MainActor func interface549(_ image: UIImage?, state: UIControl.State) -> Self {
        var result = self.incrementImage(image, state: state)
        prove(&result, Same<Self>())
        _ = self.incrementImage(image)
        self.incrementImage(image, state: state)
        return result
    }

    @MainActor func interface550(_ image: UIImage?, state: UIControl.State) -> Self {
        var result = self.decrementImage(image, state: state)
        prove(&result, Same<Self>())
        _ = self.decrementImage(image)
        self.decrementImage(image, state: state)
        return result
    }
}

extension UISegmentedControl {
    @MainActor static func interface551() {
        _ = Self.self
    }

    @MainActor func interface552(_ apportions: Bool) -> Self {
        var result = self.apportionsSegmentWidthsByContent(apportions)
        prove(&result, Same<Self>())
        self.apportionsSegmentWidthsByContent(apportions)
        return result
    }

    @MainActor func interface553(_ momentary: Bool) -> Self {
        var result = self.momentary(momentary)
        prove(&result, Same<Self>())
        self.momentary(momentary)
        return result
    }

    @MainActor func interface554(_ index: Int) -> Self {
        var result = self.selectedSegmentIndex(index)
        prove(&result, Same<Self>())
        self.selectedSegmentIndex(index)
        return result
    }

    @MainActor func interface555(_ color: UIColor?) -> Self {
        var result = self.selectedSegmentTintColor(color)
        prove(&result, Same<Self>())
        self.selectedSegmentTintColor(color)
        return result
    }

    @MainActor func interface556(title: String?, at index: Int, animated: Bool) -> Self {
        var result = self.insertSegment(title: title, at: index, animated: animated)
        prove(&result, Same<Self>())
        _ = self.insertSegment(title: title, at: index)
        self.insertSegment(title: title, at: index, animated: animated)
        return result
    }

    @MainActor func interface557(image: UIImage?, at index: Int, animated: Bool) -> Self {
        var result = self.insertSegment(image: image, at: index, animated: animated)
        prove(&result, Same<Self>())
        _ = self.insertSegment(image: image, at: index)
        self.insertSegment(image: image, at: index, animated: animated)
        return result
    }

    @MainActor func interface558(_ title: String?, forSegmentAt index: Int) -> Self {
        var result = self.title(title, forSegmentAt: index)
        prove(&result, Same<Self>())
        self.title(title, forSegmentAt: index)
        return result
    }

    @MainActor func interface559(_ image: UIImage?, forSegmentAt index: Int) -> Self {
        var result = self.image(image, forSegmentAt: index)
        prove(&result, Same<Self>())
        self.image(image, forSegmentAt: index)
        return result
    }

    @MainActor func interface560(_ width: CGFloat, forSegmentAt index: Int) -> Self {
        var result = self.width(width, forSegmentAt: index)
        prove(&result, Same<Self>())
        self.width(width, forSegmentAt: index)
        return result
    }

    @MainActor func interface561(_ offset: CGSize, forSegmentAt index: Int) -> Self {
        var result = self.contentOffset(offset, forSegmentAt: index)
        prove(&result, Same<Self>())
        self.contentOffset(offset, forSegmentAt: index)
        return result
    }

    @MainActor func interface562(_ enabled: Bool, forSegmentAt index: Int) -> Self {
        var result = self.enabled(enabled, forSegmentAt: index)
        prove(&result, Same<Self>())
        self.enabled(enabled, forSegmentAt: index)
        return result
    }

    @MainActor func interface563(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) -> Self {
        var result = self.titleTextAttributes(attributes, for: state)
        prove(&result, Same<Self>())
        self.titleTextAttributes(attributes, for: state)
        return result
    }

    @MainActor func interface564(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) -> Self {
        var result = self.backgroundImage(image, for: state, barMetrics: barMetrics)
        prove(&result, Same<Self>())
        _ = self.backgroundImage(image, for: state)
        self.backgroundImage(image, for: state, barMetrics: barMetrics)
        return result
    }

    @MainActor func interface565(
        _ image: UIImage?, leftSegmentState: UIControl.State, rightSegmentState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> Self {
        var result = self.dividerImage(
            image, leftSegmentState: leftSegmentState, rightSegmentState: rightSegmentState, barMetrics: barMetrics)
        prove(&result, Same<Self>())
        _ = self.dividerImage(image, leftSegmentState: leftSegmentState, rightSegmentState: rightSegmentState)
        self.dividerImage(
            image, leftSegmentState: leftSegmentState, rightSegmentState: rightSegmentState, barMetrics: barMetrics)
        return result
    }
}

extension UIPageControl {
    @MainActor static func interface566() {
        _ = Self.self
    }

    @MainActor func interface567(_ page: Int) -> Self {
        var result = self.numberOfPages(page)
        prove(&result, Same<Self>())
        self.numberOfPages(page)
        return result
    }

    @MainActor func interface568(_ page: Int) -> Self {
        var result = self.currentPage(page)
        prove(&result, Same<Self>())
        self.currentPage(page)
        return result
    }

    @MainActor func interface569(_ hides: Bool) -> Self {
        var result = self.hidesForSinglePage(hides)
        prove(&result, Same<Self>())
        self.hidesForSinglePage(hides)
        return result
    }

    @MainActor func interface570(_ color: UIColor?) -> Self {
        var result = self.pageIndicatorTintColor(color)
        prove(&result, Same<Self>())
        self.pageIndicatorTintColor(color)
        return result
    }

    @MainActor func interface571(_ color: UIColor?) -> Self {
        var result = self.currentPageIndicatorTintColor(color)
        prove(&result, Same<Self>())
        self.currentPageIndicatorTintColor(color)
        return result
    }

    @MainActor func interface572(_ defers: Bool) -> Self {
        var result = self.defersCurrentPageDisplay(defers)
        prove(&result, Same<Self>())
        self.defersCurrentPageDisplay(defers)
        return result
    }

    @MainActor func interface573(_ style: UIPageControl.BackgroundStyle) -> Self {
        var result = self.backgroundStyle(style)
        prove(&result, Same<Self>())
        self.backgroundStyle(style)
        return result
    }

    @MainActor func interface574(_ allows: Bool) -> Self {
        var result = self.allowsContinuousInteraction(allows)
        prove(&result, Same<Self>())
        self.allowsContinuousInteraction(allows)
        return result
    }

    @MainActor func interface575(_ image: UIImage?) -> Self {
        var result = self.preferredIndicatorImage(image)
        prove(&result, Same<Self>())
        self.preferredIndicatorImage(image)
        return result
    }

    @MainActor func interface576(_ image: UIImage?) -> Self {
        var result = self.preferredCurrentPageIndicatorImage(image)
        prove(&result, Same<Self>())
        self.preferredCurrentPageIndicatorImage(image)
        return result
    }

    @MainActor func interface577(_ direction: UIPageControl.Direction) -> Self {
        var result = self.direction(direction)
        prove(&result, Same<Self>())
        self.direction(direction)
        return result
    }

    @MainActor func interface578(_ progress: UIPageControlProgress?) -> Self {
        var result = self.progress(progress)
        prove(&result, Same<Self>())
        self.progress(progress)
        return result
    }

    @MainActor func interface579(_ page: Int, animated: Bool) -> Self {
        var result = self.currentPage(page, animated: animated)
        prove(&result, Same<Self>())
        self.currentPage(page, animated: animated)
        return result
    }

    @MainActor func interface580(_ image: UIImage?, forPage page: Int) -> Self {
        var result = self.indicatorImage(image, forPage: page)
        prove(&result, Same<Self>())
        self.indicatorImage(image, forPage: page)
        return result
    }

    @MainActor func interface581(_ image: UIImage?, forPage page: Int) -> Self {
        var result = self.currentPageIndicatorImage(image, forPage: page)
        prove(&result, Same<Self>())
        self.currentPageIndicatorImage(image, forPage: page)
        return result
    }
}

extension UIDatePicker {
    @MainActor static func interface582() {
        _ = Self.self
    }

    @MainActor func interface583(_ mode: UIDatePicker.Mode) -> Self {
        var result = self.datePickerMode(mode)
        prove(&result, Same<Self>())
        self.datePickerMode(mode)
        return result
    }

    @MainActor func interface584(_ locale: Locale?) -> Self {
        var result = self.locale(locale)
        prove(&result, Same<Self>())
        self.locale(locale)
        return result
    }

    @MainActor func interface585(_ calendar: Calendar) -> Self {
        var result = self.calendar(calendar)
        prove(&result, Same<Self>())
        self.calendar(calendar)
        return result
    }

    @MainActor func interface586(_ timeZone: TimeZone?) -> Self {
        var result = self.timeZone(timeZone)
        prove(&result, Same<Self>())
        self.timeZone(timeZone)
        return result
    }

    @MainActor func interface587(_ date: Date) -> Self {
        var result = self.date(date)
        prove(&result, Same<Self>())
        self.date(date)
        return result
    }

    @MainActor func interface588(_ date: Date?) -> Self {
        var result = self.minimumDate(date)
        prove(&result, Same<Self>())
        self.minimumDate(date)
        return result
    }

    @MainActor func interface589(_ date: Date?) -> Self {
        var result = self.maximumDate(date)
        prove(&result, Same<Self>())
        self.maximumDate(date)
        return result
    }

    @MainActor func interface590(_ duration: TimeInterval) -> Self {
        var result = self.countDownDuration(duration)
        prove(&result, Same<Self>())
        self.countDownDuration(duration)
        return result
    }

    @MainActor func interface591(_ interval: Int) -> Self {
        var result = self.minuteInterval(interval)
        prove(&result, Same<Self>())
        self.minuteInterval(interval)
        return result
    }

    @MainActor func interface592(_ style: UIDatePickerStyle) -> Self {
        var result = self.preferredDatePickerStyle(style)
        prove(&result, Same<Self>())
        self.preferredDatePickerStyle(style)
        return result
    }

    @MainActor func interface593(_ date: Date, animated: Bool) -> Self {
        var result = self.date(date, animated: animated)
        prove(&result, Same<Self>())
        self.date(date, animated: animated)
        return result
    }

    @MainActor func interface594(_ rounds: Bool) -> Self {
        var result = self.roundsToMinuteInterval(rounds)
        prove(&result, Same<Self>())
        self.roundsToMinuteInterval(rounds)
        return result
    }
}

extension UIPickerView {
    @MainActor static func interface595() {
        _ = Self.self
    }

    @MainActor func interface596(_ delegate: UIPickerViewDelegate?) -> Self {
        var result = self.delegate(delegate)
        prove(&result, Same<Self>())
        self.delegate(delegate)
        return result
    }

    @MainActor func interface597(_ dataSource: UIPickerViewDataSource?) -> Self {
        var result = self.dataSource(dataSource)
        prove(&result, Same<Self>())
        self.dataSource(dataSource)
        return result
    }

    @MainActor func interface598(_ shows: Bool) -> Self {
        var result = self.showsSelectionIndicator(shows)
        prove(&result, Same<Self>())
        self.showsSelectionIndicator(shows)
        return result
    }
}

extension UIActivityIndicatorView {
    @MainActor static func interface599() {
        _ = Self.self
    }

    @MainActor func interface600(_ style: UIActivityIndicatorView.Style) -> Self {
        var result = self.style(style)
        prove(&result, Same<Self>())
        self.style(style)
        return result
    }

    @MainActor func interface601(_ color: UIColor?) -> Self {
        var result = self.color(color)
        prove(&result, Same<Self>())
        self.color(color)
        return result
    }

    @MainActor func interface602(_ animating: Bool) -> Self {
        var result = self.animating(animating)
        prove(&result, Same<Self>())
        self.animating(animating)
        return result
    }

    @MainActor func interface603(_ hides: Bool) -> Self {
        var result = self.hidesWhenStopped(hides)
        prove(&result, Same<Self>())
        self.hidesWhenStopped(hides)
        return result
    }
}
