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
import holosite.server.message.CardKind;
import holosite.server.message.FigureName;
import holosite.server.message.PrintedCard;
import holosite.server.serialization.ClientJson;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Every card as it is printed, with its text in one language: the same for everybody.
 *
 * @param version changes whenever any card changes
 * @param words the words of icons, figures, kinds and marks, by their keys
 */
public record Catalogue(String version, Map<String, String> words, List<PrintedCard> cards) {
    private static final int VERSION_LENGTH = 16;

    public Catalogue {
        cards = List.copyOf(cards);
    }

    public static Catalogue of(CardIndex cards, Language language) {
        List<PrintedCard> faces = cards.all().stream().map(card -> face(card, language)).toList();
        Map<String, String> words = words(language);
        String version = version(ClientJson.write(faces) + ClientJson.write(words));
        return new Catalogue(version, words, faces);
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

    private static PrintedCard face(Card card, Language language) {
        var face = CardFace.of(card, language);
        var text = CardText.of(card, language);
        boolean location = card.is(CardType.LOCATION);
        return new PrintedCard(
                card.id(),
                card.title(),
                card.side(),
                CardKind.valueOf(card.type().name()),
                card.subtypes().stream().sorted().map(ClientJson::word).toList(),
                face.kind(),
                card.uniqueness().marks(),
                card.uniqueness().marks().length(),
                location
                        ? List.of()
                        : card.destiny().stream().map(number -> number.doubleValue()).toList(),
                figures(card),
                card.icons().stream().sorted().map(Catalogue::key).toList(),
                card.traits().stream().sorted().map(ClientJson::word).toList(),
                face.traits(),
                card.personas().stream().sorted().toList(),
                model(card),
                CardSets.of(card.id()),
                CardSets.name(CardSets.of(card.id())),
                text.text(),
                location ? Optional.of(text.dark()) : Optional.empty(),
                location ? Optional.of(text.light()) : Optional.empty(),
                location ? OptionalInt.of(card.darkIcons()) : OptionalInt.empty(),
                location ? OptionalInt.of(card.lightIcons()) : OptionalInt.empty(),
                location ? Optional.of(card.system()) : Optional.empty(),
                FirstDeed.of(card),
                card.back()
                        .map(
                                back ->
                                        new PrintedCard.Back(
                                                back.id(),
                                                back.title(),
                                                CardText.of(back, language).text())));
    }

    private static Map<FigureName, Double> figures(Card card) {
        var figures = new EnumMap<FigureName, Double>(FigureName.class);
        FigureKeys.printed()
                .forEach(
                        (name, figure) ->
                                Optional.ofNullable(card.figures().get(figure))
                                        .ifPresent(
                                                value -> figures.put(name, value.doubleValue())));
        return figures;
    }

    /** The class of a starship or vehicle; its emblem depends on it. */
    private static String model(Card card) {
        return card.traits().stream()
                .filter(trait -> trait.isModel())
                .sorted(Comparator.reverseOrder())
                .findFirst()
                .map(ClientJson::word)
                .orElse("");
    }

    private static Map<String, String> words(Language language) {
        var words = new LinkedHashMap<String, String>();
        var p = new Prose(language);
        var narrator =
                new Narrator(
                        language,
                        Optional.empty(),
                        id -> {
                            throw new IllegalArgumentException(id);
                        });
        for (Icon icon : Icon.values()) {
            words.put("icon." + ClientJson.word(icon), icon.wording().alone(language));
        }
        FigureKeys.printed()
                .forEach(
                        (name, figure) ->
                                words.put("figure." + ClientJson.word(name), p.say(figure.noun())));
        for (CardType type : CardType.values()) {
            words.put("type." + ClientJson.word(type), p.say(type.noun()));
        }
        for (CardView.Mark mark : CardView.Mark.values()) {
            words.put("mark." + ClientJson.word(mark), narrator.mark(mark));
        }
        for (Trait trait : Trait.values()) {
            words.put("trait." + ClientJson.word(trait), trait.wording().alone(language));
        }
        return words;
    }

    /** An icon is called as it is on cards, also where a trait has the same name. */
    private static String key(Icon icon) {
        String key = ClientJson.word(icon);
        return key.endsWith("_icon") ? key.substring(0, key.length() - "_icon".length()) : key;
    }
}
