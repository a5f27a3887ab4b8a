import Builder

/// The lower part of the detail card: address, ways to reach the user, age.
struct DetailRowsView: ViewBuilder {
    let user: User
    /// Between rows, in points.
    let spacing: CGFloat
    /// Between groups of rows, in points, beside the spacing.
    let gap: CGFloat

    var body: View {
        VStackView {
            NameValueView(name: "Address", value: user.street)
            NameValueView(name: "", value: user.cityStateZip)
            SpacerView(gap)
            NameValueView(name: "Email", value: user.email)
            NameValueView(name: "Phone1", value: user.phone)
            SpacerView(gap)
            NameValueView(name: "Age", value: String(user.dob.age))
        }
        .spacing(spacing)
        .padding(20)
        .identifier("rows")
    }
}
