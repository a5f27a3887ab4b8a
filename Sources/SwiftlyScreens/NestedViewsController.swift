public import BuilderUIKit
import SwiftlyUI

/// A screen with nested views, whose offsets are inward at every edge.
public final class NestedViewsController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor(.systemBackground)
        let outer = named("view1").backgroundColor(.red).frame(width: 300, height: 300)
        view.addContents {
            outer.centerX(to: view).centerY(to: view, offset: -60).addContents {
                named("view2").backgroundColor(.blue).edges.equal(to: outer, offset: 20).addContents {
                    named("view3")
                        .backgroundColor(.green)
                        .leading.top.trailing.equalToSuper(offset: 40)
                        .bottomToSuper(offset: 60)
                }
            }
        }
    }
}
