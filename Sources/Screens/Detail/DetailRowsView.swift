import Builder

/// The lower part of the detail card: address, contact information and age.
struct DetailRowsView: ViewBuilder {
    let details: UserDetailViewModel
    /// The spacing between rows, in points.
    let spacing: CGFloat
    /// The additional spacing between groups of rows, in points.
    let gap: CGFloat

    var body: View {
        VStackView {
            NameValueView(name: String(app: "Address"), value: details.street)
            NameValueView(name: "", value: details.cityStateZip)
            SpacerView(gap)
            NameValueView(name: String(app: "Email"), value: details.email)
            NameValueView(name: String(app: "Phone1"), value: details.phone)
            SpacerView(gap)
            NameValueView(name: String(app: "Age"), value: details.age)
        }
        .spacing(spacing)
        .padding(20)
        .identifier("rows")
    }
}
