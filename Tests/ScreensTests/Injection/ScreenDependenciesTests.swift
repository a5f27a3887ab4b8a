import Builder
import BuilderFactory
import Testing

@testable import Screens

@MainActor
@Suite struct ScreenDependenciesTests {
    @Test func viewModelsGetWhatIsInjected() {
        let (service, images) = (StubUserService(), StubImageCache())
        ScreenDependencies.stubs(users: service, images: images).inject {
            #expect(Container.userService() as AnyObject === service)
            #expect(Container.imageCache() as AnyObject === images)
            #expect(Container.screenDependencies().users as AnyObject === service)
        }
    }

    @Test func theInnermostCounts() {
        let (outer, inner) = (StubUserService(), StubUserService())
        ScreenDependencies.stubs(users: outer).inject {
            ScreenDependencies.stubs(users: inner).inject {
                #expect(Container.userService() as AnyObject === inner)
            }
            #expect(Container.userService() as AnyObject === outer)
        }
    }

    @Test func nothingIsLeftBehind() {
        let service = StubUserService()
        ScreenDependencies.stubs(users: service).inject { _ = Container.userService() }
        #expect(Container.userService() is UserFileService)
    }

    @Test func everyScreenHasAViewModelOfItsOwn() {
        #expect(Container.usersViewModel() !== Container.usersViewModel())
        #expect(Container.userDetailViewModel() !== Container.userDetailViewModel())
    }

    @Test func parallelTasksHaveTheirOwnDependencies() async {
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask { @MainActor in
                    let service = StubUserService()
                    return ScreenDependencies.stubs(users: service).inject {
                        Container.userService() as AnyObject === service
                    }
                }
            }
            for await isOwn in group { #expect(isOwn) }
        }
    }

    @Test func detailsAreEmptyBeforeConfigure() throws {
        let details = ScreenDependencies.stubs().inject { UserDetailViewModel() }
        #expect([details.fullName, details.street, details.email, details.age] == ["", "", "", ""])
        let user = try #require(try sampleUsers(1).first)
        details.configure(user)
        #expect(details.fullName == "Danielle Garcia")
        #expect(details.street == "571 W Pecan St")
        #expect(details.cityStateZip == "Fort Wayne Iowa 60270")
        #expect(details.email == "danielle.garcia@example.com")
        #expect(details.phone == "(651)-406-7230")
        #expect(details.age == "74")
    }
}
