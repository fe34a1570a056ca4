package holosite.cards.facts;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The table of facts, in the order of the cards' ids. {@code cards/facts.py} writes it. */
public final class FactsTable {
    private static final String RESOURCE = "/holosite/facts/cards.tsv";

    private final Map<String, CardFacts> byId = new LinkedHashMap<>();

    private FactsTable(String rows) {
        rows.lines()
                .skip(1)
                .map(CardFacts::of)
                .forEach(facts -> byId.put(facts.id(), facts));
    }

    public static FactsTable read() {
        try (InputStream in = FactsTable.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("there is no table at " + RESOURCE);
            }
            return new FactsTable(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public List<CardFacts> all() {
        return List.copyOf(byId.values());
    }

    public Optional<CardFacts> byId(String id) {
        return Optional.ofNullable(byId.get(id));
    }
}
