import BuilderDarwin
import Testing

@Suite struct DarwinTests {
    /// As apps ask for their memory.
    @Test func memoryOfTheProcess() {
        var info = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
        let result = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
            }
        }
        #expect(result == KERN_SUCCESS)
        #expect(info.resident_size > 0 && info.virtual_size > info.resident_size)
    }

    @Test func bytesAreErased() {
        var bytes: [UInt8] = [1, 2, 3]
        #expect(memset_s(&bytes, 3, 0, 2) == 0)
        #expect(bytes == [0, 0, 3])
        // More bytes than there is room for is an error; those that fit are set.
        #expect(memset_s(&bytes, 2, 7, 3) != 0)
        #expect(bytes == [7, 7, 3])
    }
}
