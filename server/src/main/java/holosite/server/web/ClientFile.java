package holosite.server.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/**
 * A file of the browser client, as it is and compressed.
 *
 * @param tag names this content; another content has another tag
 * @param gzip compressed, for every browser; empty if that is no shorter
 * @param brotli compressed better, if the build has made it
 */
record ClientFile(
        byte[] plain, String tag, String type, Optional<byte[]> gzip, Optional<byte[]> brotli) {
    private static final int TAG_LENGTH = 16;

    /**
     * @param gzip what the build has made of it; it is made here if the build has not
     */
    static ClientFile of(
            byte[] plain, String type, Optional<byte[]> gzip, Optional<byte[]> brotli) {
        boolean text = !type.startsWith("font/") && !type.equals("image/png");
        Optional<byte[]> small =
                gzip.or(() -> text ? Optional.of(compressed(plain)) : Optional.empty());
        return new ClientFile(
                plain,
                digest(plain),
                type,
                small.filter(bytes -> bytes.length < plain.length),
                brotli.filter(bytes -> bytes.length < plain.length));
    }

    /** The first digits of the SHA-256 of these bytes. */
    static String digest(byte[] bytes) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(hash).substring(0, TAG_LENGTH);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] compressed(byte[] plain) {
        var out = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(out)) {
            gzip.write(plain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
