import Builder
import Testing

/// The card of Builder's demo, whose frames were measured on an iPhone at 3x (here without the navigation bar's 91
/// points).
@MainActor
@Suite struct ViewBuilderDetailCardTests {
    private enum Part: String {
        case card, photo, name, details, firstSpacer
        case address, city, email, phone, age
    }

    private func row(_ name: String, _ value: String, _ part: Part) -> View {
        HStackView {
            LabelView(name).color(.secondaryLabel)
            SpacerView()
            LabelView(value).alignment(.right)
        }
        .spacing(4)
        .identifier(part)
    }

    private var screen: View {
        VerticalScrollView {
            VStackView {
                ContainerView {
                    VStackView {
                        ZStackView {
                            ImageView(nil as UIImage?).contentMode(.scaleAspectFill).clipsToBounds(true)
                                .identifier(Part.photo)
                            LabelView("Danielle Garcia").alignment(.right).font(.headline).color(.white)
                                .padding(h: 8, v: 8).backgroundColor(.black).alpha(0.7).position(.bottom)
                                .identifier(Part.name)
                        }
                        .height(250)
                        VStackView {
                            row("Address", "571 W Pecan St", .address)
                            row("", "Fort Wayne Iowa 60270", .city)
                            SpacerView(16).identifier(Part.firstSpacer)
                            row("Email", "danielle.garcia@example.com", .email)
                            row("Phone1", "(651)-406-7230", .phone)
                            SpacerView(16)
                            row("Age", "74", .age)
                        }
                        .spacing(2).padding(20).identifier(Part.details)
                    }
                }
                .backgroundColor(.quaternarySystemFill).cornerRadius(16).identifier(Part.card)
            }
            .padding(20)
        }
    }

    @Test func framesAreAsMeasured() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 753))
        root.embed(screen)
        root.layoutIfNeeded()
        let measured: [(Part, CGFloat, CGFloat, CGFloat, CGFloat)] = [
            (.card, 20, 20, 350, 438.667), (.photo, 20, 20, 350, 250), (.name, 20, 233.667, 350, 36.333),
            (.details, 20, 278, 350, 180.667), (.address, 40, 298, 310, 19.333), (.city, 40, 319.333, 310, 19.333),
            (.firstSpacer, 40, 340.667, 310, 16), (.email, 40, 358.667, 310, 19.333),
            (.phone, 40, 380, 310, 19.333), (.age, 40, 419.333, 310, 19.333),
        ]
        for (part, x, y, width, height) in measured {
            let view = try #require(root.find(part))
            let frame = view.convert(view.bounds, to: root)
            #expect((frame.minX - x).magnitude < 0.001, "\(part) x \(frame.minX)")
            #expect((frame.minY - y).magnitude < 0.001, "\(part) y \(frame.minY)")
            #expect((frame.width - width).magnitude < 0.001, "\(part) width \(frame.width)")
            #expect((frame.height - height).magnitude < 0.001, "\(part) height \(frame.height)")
        }
    }
}
