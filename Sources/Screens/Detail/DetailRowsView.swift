import Builder

/// The lower part of the detail card: address, ways to reach the user, age.
struct DetailRowsView: ViewBuilder {
    let details: UserDetailViewModel
    /// Between rows, in points.
    let spacing: CGFloat
    /// Between groups of rows, in points, beside the spacing.
    let gap: CGFloat

    var body: View {
        VStackView {
            NameValueView(name: "Address", value: details.street)
            NameValueView(name: "", value: details.cityStateZip)
            SpacerView(gap)
            NameValueView(name: "Email", value: details.email)
            NameValueView(name: "Phone1", value: details.phone)
            SpacerView(gap)
            NameValueView(name: "Age", value: details.age)
        }
        .spacing(spacing)
        .padding(20)
        .identifier("rows")
    }
}
