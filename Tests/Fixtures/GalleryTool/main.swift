import BuilderSnapshots

await SnapshotTool(catalog: .gallery, name: "gallery-tool").main()
