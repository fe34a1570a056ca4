package holosite.app.bite;

import holosite.app.input.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The texts, or changes of them, that no test can notice, each with the reason. A line has the key
 * of a mutation, {@code =}, and the reason; lines that begin with {@code #} are comments.
 */
public record UnbittenTexts(Map<String, String> reasons) {
    private static final String SEPARATOR = " = ";

    public UnbittenTexts {
        reasons = Map.copyOf(reasons);
    }

    public static UnbittenTexts read(Path file) throws IOException {
        var reasons = new LinkedHashMap<String, String>();
        List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            int at = line.indexOf(SEPARATOR);
            if (at < 0) {
                throw new BadInput(
                        "%s, line %d: a text, ' = ' and a reason are expected, as in: 1_168 TEXT 0 = why"
                                .formatted(file, i + 1));
            }
            reasons.put(line.substring(0, at), line.substring(at + SEPARATOR.length()));
        }
        return new UnbittenTexts(reasons);
    }

    public boolean has(Mutation mutation) {
        return reasons.containsKey(mutation.key());
    }
}
