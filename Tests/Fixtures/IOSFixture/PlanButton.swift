import UIKit

/// A button with a plan and its price, raised above the page.
class PlanButton: UIButton {
    convenience init(plan: String, price: String) {
        var configuration = UIButton.Configuration.filled()
        configuration.title = plan
        configuration.subtitle = price
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .boldSystemFont(ofSize: 20)
            return outgoing
        }
        var shadow: UIShadowProperties = configuration.background.shadowProperties
        shadow.opacity = 0.3
        shadow.offset = CGSize(width: 0, height: 2)
        configuration.background.shadowProperties = shadow
        self.init(configuration: configuration)
    }
}

@MainActor
public func makePlanButton(plan: String, price: String) -> UIButton { PlanButton(plan: plan, price: price) }
