import BuilderSnapshots

await SnapshotTool(catalog: .usersApp, name: "Gallery").main()
