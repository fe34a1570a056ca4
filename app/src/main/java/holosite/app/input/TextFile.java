package holosite.app.input;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads a file that somebody named on the command line. */
public final class TextFile {
    private TextFile() {}

    public static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (NoSuchFileException e) {
            throw new BadInput("There is no file " + file);
        } catch (CharacterCodingException e) {
            throw new BadInput(file + " is no text");
        } catch (IOException e) {
            throw new BadInput(
                    Files.isDirectory(file)
                            ? file + " is a folder, not a file"
                            : file + " cannot be read: " + e.getMessage());
        }
    }
}
