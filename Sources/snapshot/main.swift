import BuilderSnapshots
import Screens

await SnapshotTool(catalog: .demo).main()
