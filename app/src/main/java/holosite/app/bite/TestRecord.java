package holosite.app.bite;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.AsDestiny;
import holosite.language.ability.Offers;
import holosite.language.ability.Requires;
import holosite.language.ability.Starts;
import holosite.language.ability.StateTriggers;
import holosite.language.ability.Triggers;
import holosite.rules.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Which test uses which cards, and which test noticed which mutation last time. Both are kept in
 * files: the first is valid for the classes it was recorded with, the second only says what to try
 * first.
 */
public record TestRecord(List<TestUse> uses, Map<String, String> noticed) {
    private static final String USES = "uses.txt";
    private static final String NOTICED = "noticed.txt";
    private static final String TAB = "\t";

    public TestRecord {
        uses = List.copyOf(uses);
        noticed = Map.copyOf(noticed);
    }

    /** What was recorded with these classes, or a new recording of all tests in a folder. */
    public static TestRecord of(Path folder, Path tests, Runnable beforeRecording) {
        String key =
                fingerprint(
                        List.of(ours(Card.class), ours(AllCards.class), ours(Game.class), tests));
        List<TestUse> uses =
                read(folder.resolve(USES), key)
                        .orElseGet(
                                () -> {
                                    beforeRecording.run();
                                    var recorded =
                                            new TestRunner()
                                                    .record(Set.of(tests), TestRunner.EVERY_CLASS);
                                    write(folder.resolve(USES), key, recorded);
                                    return recorded;
                                });
        return new TestRecord(uses, noticed(folder));
    }

    /**
     * A recording of the test classes of these names alone, in which {@code *} stands for anything:
     * soon made, and not kept.
     */
    public static TestRecord ofClasses(Path folder, Path tests, List<String> names) {
        String classes =
                names.stream()
                        .map(name -> Pattern.quote(name).replace("*", "\\E.*\\Q"))
                        .collect(Collectors.joining("|", "(.*\\.)?(", ")"));
        return new TestRecord(new TestRunner().record(Set.of(tests), classes), noticed(folder));
    }

    /** The folder or file that the classes of a module are in. */
    private static Path ours(Class<?> one) {
        try {
            return Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Optional<List<TestUse>> read(Path file, String key) {
        List<String> lines = lines(file);
        if (lines.isEmpty() || !lines.getFirst().equals(key)) {
            return Optional.empty();
        }
        var uses = new ArrayList<TestUse>();
        for (String line : lines.subList(1, lines.size())) {
            String[] parts = line.split(TAB, -1);
            uses.add(
                    new TestUse(
                            parts[0],
                            Long.parseLong(parts[1]),
                            Set.of(parts[2].split(" ")),
                            parts[3].isEmpty() ? Set.of() : Set.of(parts[3].split(","))));
        }
        return Optional.of(uses);
    }

    private static void write(Path file, String key, List<TestUse> uses) {
        var lines = new ArrayList<String>();
        lines.add(key);
        for (TestUse use : uses) {
            lines.add(
                    String.join(
                            TAB,
                            use.test(),
                            Long.toString(use.micros()),
                            String.join(" ", use.cards()),
                            String.join(",", use.texts())));
        }
        write(file, lines);
    }

    private static Map<String, String> noticed(Path folder) {
        var noticed = new LinkedHashMap<String, String>();
        for (String line : lines(folder.resolve(NOTICED))) {
            String[] parts = line.split(TAB, -1);
            noticed.put(parts[0], parts[1]);
        }
        return noticed;
    }

    /** The actions of these cards, offered or automatic, that no test carries out. */
    public List<FaceText> neverCarriedOut(List<Card> cards) {
        var carriedOut = new HashSet<String>();
        uses.forEach(use -> carriedOut.addAll(use.texts()));
        return cards.stream()
                .flatMap(card -> FaceText.of(card).stream())
                .filter(text -> isAction(text.ability()))
                .filter(text -> !carriedOut.contains(text.id().toString()))
                .toList();
    }

    private static boolean isAction(Ability ability) {
        return ability instanceof Offers
                || ability instanceof Requires
                || ability instanceof Triggers
                || ability instanceof StateTriggers
                || ability instanceof AsDestiny
                || ability instanceof Starts;
    }

    /** Keeps for the next run which test noticed what. */
    public void keep(Path folder, List<MutationOutcome> outcomes) {
        var all = new LinkedHashMap<>(noticed);
        for (MutationOutcome outcome : outcomes) {
            outcome.noticedBy().ifPresent(test -> all.put(outcome.mutation().key(), test));
        }
        write(
                folder.resolve(NOTICED),
                all.entrySet().stream().map(e -> e.getKey() + TAB + e.getValue()).toList());
    }

    private static List<String> lines(Path file) {
        try {
            return Files.exists(file) ? Files.readAllLines(file) : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, List<String> lines) {
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Names the content of all files in some folders, or of some files. */
    private static String fingerprint(List<Path> folders) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            for (Path folder : folders) {
                try (var files = Files.walk(folder)) {
                    for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                        digest.update(
                                folder.relativize(file)
                                        .toString()
                                        .getBytes(StandardCharsets.UTF_8));
                        digest.update(Files.readAllBytes(file));
                    }
                }
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
