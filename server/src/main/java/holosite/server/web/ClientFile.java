package holosite.server.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/** A file of the browser client, as it is and compressed. */
final class ClientFile {
    private static final int TAG_LENGTH = 16;

    private final byte[] plain;
    private final String tag;
    private final String type;
    private final Optional<byte[]> gzip;
    private final Optional<byte[]> brotli;

    private ClientFile(byte[] plain, String type, Optional<byte[]> gzip, Optional<byte[]> brotli) {
        this.plain = plain;
        tag = digest(plain);
        this.type = type;
        this.gzip = gzip.filter(bytes -> bytes.length < plain.length);
        this.brotli = brotli.filter(bytes -> bytes.length < plain.length);
    }

    /**
     * @param gzip what the build has made of it; it is made here if the build has not
     */
    static ClientFile of(
            byte[] plain, String type, Optional<byte[]> gzip, Optional<byte[]> brotli) {
        boolean text = !type.startsWith("font/") && !type.equals("image/png");
        Optional<byte[]> small =
                gzip.or(() -> text ? Optional.of(compressed(plain)) : Optional.empty());
        return new ClientFile(plain, type, small, brotli);
    }

    byte[] plain() {
        return plain;
    }

    /** Names this content; another content has another tag. */
    String tag() {
        return tag;
    }

    String type() {
        return type;
    }

    /** Compressed, for every browser; empty if that is no shorter. */
    Optional<byte[]> gzip() {
        return gzip;
    }

    /** Compressed better, if the build has made it. */
    Optional<byte[]> brotli() {
        return brotli;
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
