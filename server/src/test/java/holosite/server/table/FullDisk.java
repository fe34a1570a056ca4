package holosite.server.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.util.concurrent.atomic.AtomicBoolean;
import org.h2.store.fs.FileBaseDefault;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;

/** A disk for files of H2, under {@code jdbc:h2:full:}, that can be full for a while. */
public final class FullDisk extends FilePathWrapper {
    static final String SCHEME = "full";

    private static final AtomicBoolean FULL = new AtomicBoolean();

    static void install() {
        FilePath.register(new FullDisk());
    }

    static void fill() {
        FULL.set(true);
    }

    static void makeRoom() {
        FULL.set(false);
    }

    private static void needRoom() throws IOException {
        if (FULL.get()) {
            throw new IOException("No space left on device");
        }
    }

    @Override
    public String getScheme() {
        return SCHEME;
    }

    @Override
    public FileChannel open(String mode) throws IOException {
        return new File(super.open(mode));
    }

    private static final class File extends FileBaseDefault {
        private final FileChannel file;

        File(FileChannel file) {
            this.file = file;
        }

        @Override
        public long size() throws IOException {
            return file.size();
        }

        @Override
        public synchronized int read(ByteBuffer into, long position) throws IOException {
            return file.read(into, position);
        }

        @Override
        public synchronized int write(ByteBuffer from, long position) throws IOException {
            needRoom();
            return file.write(from, position);
        }

        @Override
        public void force(boolean metaData) throws IOException {
            file.force(metaData);
        }

        @Override
        protected void implTruncate(long size) throws IOException {
            file.truncate(size);
        }

        @Override
        public FileLock tryLock(long position, long size, boolean shared) throws IOException {
            return file.tryLock(position, size, shared);
        }

        @Override
        protected void implCloseChannel() throws IOException {
            file.close();
        }
    }
}
