package holosite.server.wire;

import holosite.cards.CardSets;
import holosite.language.Card;
import holosite.language.CardFace;
import holosite.language.CardText;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Trait;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.tell.Narrator;
import holosite.rules.view.CardView;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Every card as it is printed, with its text in one language: the same for everybody. */
public record Catalogue(String version, String json) {
    private static final int VERSION_LENGTH = 16;

    public static Catalogue of(CardIndex cards, Language language) {
        var writer = new Writer(language);
        String faces = JsonWriter.list(cards.all(), writer::card);
        String words = JsonWriter.object(writer::words);
        String version = version(faces + words);
        return new Catalogue(
                version,
                JsonWriter.object(
                        out ->
                                out.put("version", version)
                                        .raw("words", words)
                                        .raw("cards", faces)));
    }

    private static String version(String text) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash).substring(0, VERSION_LENGTH);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Writes cards in one language. */
    private record Writer(Language language) {

        Consumer<JsonWriter> card(Card card) {
            var face = CardFace.of(card, language);
            var text = CardText.of(card, language);
            return out -> {
                out.put("id", card.id())
                        .put("title", card.title())
                        .put("side", card.side())
                        .put("type", card.type())
                        .texts(
                                "subtypes",
                                card.subtypes().stream().sorted().map(JsonWriter::key).toList())
                        .put("kind", face.kind())
                        .put("marks", card.uniqueness().marks())
                        .put("unique", card.uniqueness().marks().length())
                        .numbers("destiny", card.is(CardType.LOCATION) ? List.of() : card.destiny())
                        .object("figures", figures -> figures(card, figures))
                        .texts("icons", card.icons().stream().sorted().map(Catalogue::key).toList())
                        .texts(
                                "traits",
                                card.traits().stream().sorted().map(JsonWriter::key).toList())
                        .texts("traitWords", face.traits())
                        .texts("personas", card.personas().stream().sorted().toList())
                        .put("model", model(card))
                        .put("set", CardSets.of(card.id()))
                        .put("setName", CardSets.name(CardSets.of(card.id())))
                        .texts("text", text.text());
                if (card.is(CardType.LOCATION)) {
                    out.texts("darkText", text.dark())
                            .texts("lightText", text.light())
                            .put("darkIcons", card.darkIcons())
                            .put("lightIcons", card.lightIcons())
                            .put("system", card.system());
                }
                card.back().ifPresent(back -> out.object("back", back(back)));
            };
        }

        private Consumer<JsonWriter> back(Card back) {
            return out ->
                    out.put("id", back.id())
                            .put("title", back.title())
                            .texts("text", CardText.of(back, language).text());
        }

        private static void figures(Card card, JsonWriter out) {
            FigureKeys.printed()
                    .forEach(
                            (figure, name) ->
                                    Optional.ofNullable(card.figures().get(figure))
                                            .ifPresent(
                                                    value -> out.put(name, value.doubleValue())));
        }

        /** The class of a starship or vehicle; its emblem depends on it. */
        private static String model(Card card) {
            return card.traits().stream()
                    .filter(trait -> trait.isModel())
                    .sorted(Comparator.reverseOrder())
                    .findFirst()
                    .map(JsonWriter::key)
                    .orElse("");
        }

        void words(JsonWriter out) {
            var p = new Prose(language);
            var narrator =
                    new Narrator(
                            language,
                            Optional.empty(),
                            id -> {
                                throw new IllegalArgumentException(id);
                            });
            for (Icon icon : Icon.values()) {
                out.put("icon." + JsonWriter.key(icon), icon.wording().alone(language));
            }
            FigureKeys.printed()
                    .forEach((figure, name) -> out.put("figure." + name, p.say(figure.noun())));
            for (CardType type : CardType.values()) {
                out.put("type." + JsonWriter.key(type), p.say(type.noun()));
            }
            for (CardView.Mark mark : CardView.Mark.values()) {
                out.put("mark." + JsonWriter.key(mark), narrator.mark(mark));
            }
            for (Trait trait : Trait.values()) {
                out.put("trait." + JsonWriter.key(trait), trait.wording().alone(language));
            }
        }
    }

    /** An icon is called as it is on cards, also where a trait has the same name. */
    private static String key(Icon icon) {
        String key = JsonWriter.key(icon);
        return key.endsWith("_icon") ? key.substring(0, key.length() - "_icon".length()) : key;
    }
}
