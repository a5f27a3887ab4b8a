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
        pixels renderer 1
        encoder libdeflate 1.14
        encoder libpng 1.6.39
        encoder zlib 1.2.13
        """

    static let pictures: [(name: String, bytes: String, pixels: String)] = [
        ("text.light", "d3a553c1b499bad85eb8d7a2ff356579", "00e94e435ae20f8cf1c4a414cd08bf79"),
        ("text.dark", "700a5947c13914b6d6abf8ea17b8fa2a", "99433f7bc116a448b52148de83bf494b"),
        ("paragraphs.light", "b3f34d76b12d7fb68e916214ce72734d", "7259b79f82ec252fe56d5cb161e39d41"),
        ("paragraphs.dark", "32fe7549bf27a0fe970ebec96f5e80da", "acac371d799e7a6bbcf4eb3e92694e38"),
        ("shapes.light", "eae344ed6d9de609e230624708731c1a", "7c10d5056f159296f230f4ec057d736a"),
        ("shapes.dark", "e659377b52fb20e38aceae58b122ed38", "31bfd8e65444e67e10a19e7ca60d1408"),
        ("gradients.light", "7af781c24ccf0975cad2871ade13bf2d", "9f08ba2b6402b0880a22d7110e4836b5"),
        ("gradients.dark", "94fb327c234a9c6134cae8bfa01a6799", "c74c2099c0b31459f7f5e9b7aed96c15"),
        ("images.light", "5116a3975f876d01992f9edcb612bed3", "563b63ad72cd3c24719db0574f5ffde2"),
        ("images.dark", "ba5ed51fdf07b0d0ae2d4fd1c3071ee4", "8760a0bf5b9ee133b6a063dca0d44e3e"),
        ("controls.light", "89f779bc27916e2198611ffab775adcd", "78b76ef5a809e49b3c65770012659487"),
        ("controls.dark", "3849678a6b33a985ccb049512dc33597", "ddc55ec613b867ae40aedf22520ddf97"),
        ("directions.light", "813aaf71781b6d63e6b16ca951d167b3", "1b8d10a2dde4a2d24112927306520a1d"),
        ("directions.dark", "4084018b53d921c15a7f5677ddcb4f5e", "532678aa5a6c1f41dd2b1bc1ab2185ef"),
    ]
}
