/// Made by scripts/make-doctor-references: the hashes of the reference pictures, and what drew them.
enum ReferenceHashes {
    static let fingerprint = """
        pixels architecture x86_64
        pixels cairo 1.16.0
        pixels font:Inter-ExtraLight 68714fbd5a4d28aa
        pixels font:Inter-Italic 8b5b73f26cb58e67
        pixels font:Inter-Light 6934447c2d9202bb
        pixels font:Inter-Medium 1e6de7deee4fbf7e
        pixels font:Inter-Regular b9c1ecf5da6ea76c
        pixels font:Inter-SemiBold 98974d736dd8c002
        pixels font:Inter-Thin 6b1340f4f86eef55
        pixels font:InterDisplay-Black 2adc7d2e148fa5f7
        pixels font:InterDisplay-Bold 91b4c5e6584f6d51
        pixels font:InterDisplay-ExtraBold 2b45955ca79799c5
        pixels font:InterDisplay-Regular f0553bc900be8891
        pixels font:InterDisplay-SemiBold 9479c2464a73cc30
        pixels freetype 2.12.1
        pixels fribidi 1.0.8
        pixels harfbuzz 6.0.0
        pixels libjpeg turbo-2.1.5
        pixels pango 1.50.12
        pixels pixman 0.42.2
        pixels renderer 2
        encoder libdeflate 1.14
        encoder libpng 1.6.39
        encoder zlib 1.2.13
        """

    static let pictures: [(name: String, bytes: String, pixels: String)] = [
        ("text.light", "0cdf8a70288d23b47181b536eff5a773", "00e94e435ae20f8cf1c4a414cd08bf79"),
        ("text.dark", "3607be06eb206c56dceff04fa1947b3d", "99433f7bc116a448b52148de83bf494b"),
        ("paragraphs.light", "41464e76c262c3c3fa44621d6ca33094", "296f411709f5d94c6aea6af052602726"),
        ("paragraphs.dark", "60d2524cf16560c6bf2762b53af1a99c", "f0b79ca626562638cda5773814c0f5c9"),
        ("shapes.light", "b3b2efc153ffd5e534bca7c3357594f3", "7c10d5056f159296f230f4ec057d736a"),
        ("shapes.dark", "5a3b95513e0b64ef5072973c8c5f8e7f", "31bfd8e65444e67e10a19e7ca60d1408"),
        ("gradients.light", "3a272e68d6f33d6b251d0444b9266d81", "9f08ba2b6402b0880a22d7110e4836b5"),
        ("gradients.dark", "574fa5dfc57a6c4df58c6d6d1a1acce4", "c74c2099c0b31459f7f5e9b7aed96c15"),
        ("images.light", "0680bd7800dcaf9c6fd5652a7040245e", "2a3bea7eb8ef905ca2127c37004a1b2e"),
        ("images.dark", "ad471a0161f64d2e8bb2d856efd06d2a", "a6420da372168b440f5f4fc7de0b9b08"),
        ("controls.light", "4676eacf6e2de74925c43a02bb8d7180", "caa996a4cf18771e51e8d9c27e1ccf4e"),
        ("controls.dark", "78764366f53cf47cc131566299093b2e", "979638a0fb6b8f212a0f4e97e581a9e1"),
        ("directions.light", "907ed5e7c9c95f3ea0a4bc5431a30218", "2e446aa95817a6266d797478f754a061"),
        ("directions.dark", "13d3d7d4a70edf7dcf59a0d27c567f01", "9cd3e3023c4cf9ca89218127acad67d3"),
    ]
}
