package holosite.language;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What is printed on a card besides its text: what it is, its figures, icons and characteristics.
 */
public record CardFace(String kind, List<String> figures, List<String> icons, List<String> traits) {

    public CardFace {
        figures = List.copyOf(figures);
        icons = List.copyOf(icons);
        traits = List.copyOf(traits);
    }

    public static CardFace of(Card card, Language language) {
        var p = new Prose(language);
        return new CardFace(
                kind(card, p),
                figures(card, p),
                card.icons().stream()
                        .sorted()
                        .map(Icon::wording)
                        .map(w -> p.spelt(w.alone(language)))
                        .toList(),
                card.traits().stream()
                        .sorted()
                        .map(Trait::wording)
                        .map(w -> p.spelt(w.alone(language)))
                        .toList());
    }

    /** As lines to read, without those that would be empty. */
    public List<String> lines(Language language) {
        var p = new Prose(language);
        var lines = new ArrayList<>(List.of(kind));
        if (!figures.isEmpty()) {
            lines.add(String.join(" · ", figures));
        }
        if (!icons.isEmpty()) {
            lines.add(p.say("Icons: ", "Icônes : ") + String.join(", ", icons));
        }
        if (!traits.isEmpty()) {
            lines.add(
                    p.say("Characteristics: ", "Caractéristiques : ") + String.join(", ", traits));
        }
        return lines;
    }

    private static String kind(Card card, Prose p) {
        String type = Prose.capital(p.say(card.type().noun()));
        String subtypes =
                card.subtypes().stream()
                        .sorted()
                        .map(Subtype::noun)
                        .filter(noun -> !noun.equals(card.type().noun()))
                        .map(p::say)
                        .collect(Collectors.joining(" / "));
        String what = subtypes.isEmpty() ? type : type + " – " + subtypes;
        return what + ", " + p.say(card.side().noun());
    }

    private static List<String> figures(Card card, Prose p) {
        var figures = new ArrayList<String>();
        if (!card.is(CardType.LOCATION)) {
            figures.add(
                    named(p, Figure.DESTINY)
                            + " "
                            + card.destiny().stream()
                                    .map(p::number)
                                    .collect(Collectors.joining(" / ")));
        }
        card.figures().keySet().stream()
                .sorted()
                .forEach(
                        figure ->
                                figures.add(
                                        named(p, figure)
                                                + " "
                                                + p.number(
                                                        card.figures().getOrDefault(figure, 0.0))));
        if (card.is(CardType.LOCATION)) {
            figures.add(
                    p.say(
                            "Force icons: Dark %d, Light %d",
                            "Icônes de Force : obscur %d, lumineux %d",
                            card.darkIcons(),
                            card.lightIcons()));
        }
        return figures;
    }

    private static String named(Prose p, Figure figure) {
        return Prose.capital(p.say(figure.noun()));
    }
}
