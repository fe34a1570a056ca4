package holosite.language.prose;

import holosite.language.ability.Ability;
import holosite.language.ability.Deploys;
import holosite.language.ability.Modifier;
import holosite.language.ability.Modifies;
import holosite.language.card.Capacity;
import holosite.language.card.Card;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.condition.Always;
import java.util.ArrayList;
import java.util.List;

/** The whole text of a card in one language, a sentence or two for each thing it says. */
public record CardText(List<String> text, List<String> dark, List<String> light) {

    public CardText {
        text = List.copyOf(text);
        dark = List.copyOf(dark);
        light = List.copyOf(light);
    }

    public static CardText of(Card card, Language language) {
        var sentences = new ArrayList<String>();
        Prose p = prose(card, language);
        card.permanentPilot().ifPresent(pilot -> sentences.add(p.sentence(pilot.say(p))));
        if (!card.capacity().equals(Capacity.NONE)) {
            sentences.add(p.sentence(card.capacity().say(p)));
        }
        if (!card.notOn().isEmpty()) {
            var planets = card.notOn().stream().sorted().toList();
            sentences.add(
                    p.sentence(
                            p.say("may not deploy to ", "ne peut pas se déployer à ")
                                    + p.or(planets)));
        }
        sentences.addAll(sentences(p, card.text()));
        return new CardText(
                sentences, end(card, Side.DARK, language), end(card, Side.LIGHT, language));
    }

    /** Everything in reading order; the ends of a location are headed by their side. */
    public List<String> lines(Language language) {
        var lines = new ArrayList<>(text);
        Prose p = new Prose(language);
        if (!dark.isEmpty()) {
            lines.add(heading(p, Side.DARK) + String.join(" ", dark));
        }
        if (!light.isEmpty()) {
            lines.add(heading(p, Side.LIGHT) + String.join(" ", light));
        }
        return lines;
    }

    private static String heading(Prose p, Side side) {
        return Passages.capital(p.say(side.noun())) + p.say(": ", " : ");
    }

    private static List<String> end(Card card, Side side, Language language) {
        return card.is(CardType.LOCATION)
                ? sentences(prose(card, language), card.textFor(side))
                : List.of();
    }

    /** A text about to be written in which this card speaks. */
    public static Prose prose(Card card, Language language) {
        boolean location = card.is(CardType.LOCATION);
        Noun self = card.type().noun();
        if (location) {
            self = card.subtypes().stream().findFirst().map(Subtype::noun).orElse(self);
        }
        var p = new Prose(language, self, location);
        var hosts = new ArrayList<NounPhrase>();
        for (Ability ability : card.text()) {
            if (ability
                    instanceof
                    Deploys(Deploys.OnCard(var host), var price, var when, var aim, var moment)) {
                hosts.add(Prose.phrase(host));
            }
        }
        if (!hosts.isEmpty()) {
            var host = new NounPhrase();
            host.choice(hosts);
            p.host(host.noun(), hosts.getFirst().speaksOf(CardType.LOCATION));
            return p;
        }
        if (card.is(Subtype.CHARACTER_WEAPON)) {
            p.host(CardType.CHARACTER.noun(), false);
        } else if (card.is(Subtype.STARSHIP_WEAPON)) {
            p.host(CardType.STARSHIP.noun(), false);
        } else if (card.is(Subtype.VEHICLE_WEAPON)) {
            p.host(CardType.VEHICLE.noun(), false);
        }
        return p;
    }

    /** One sentence for each ability; changes under the same condition share one. */
    static List<String> sentences(Prose p, List<Ability> abilities) {
        var sentences = new ArrayList<String>();
        for (int i = 0; i < abilities.size(); i++) {
            if (!(abilities.get(i) instanceof Modifies(var first, var when))) {
                sentences.add(p.sentence(abilities.get(i).say(p.apart())));
                continue;
            }
            var modifiers = new ArrayList<Modifier>(List.of(first));
            while (i + 1 < abilities.size()
                    && abilities.get(i + 1) instanceof Modifies(var next, var same)
                    && same.equals(when)
                    && (!(when instanceof Always) || alike(first, next))) {
                modifiers.add(next);
                i++;
            }
            Prose own = p.apart();
            sentences.add(
                    own.sentence(own.led(own.during(when), own.and(changes(own, modifiers)))));
        }
        return sentences;
    }

    private static List<String> changes(Prose p, List<Modifier> modifiers) {
        var clauses = new ArrayList<String>();
        for (int i = 0; i < modifiers.size(); i++) {
            Modifier first = modifiers.get(i);
            var figures = new ArrayList<Figure>(List.of(first.figure()));
            while (i + 1 < modifiers.size() && alike(first, modifiers.get(i + 1))) {
                figures.add(modifiers.get(++i).figure());
            }
            clauses.add(first.say(p, figures));
        }
        return clauses;
    }

    /** The same change of another figure of the same cards. */
    private static boolean alike(Modifier one, Modifier other) {
        return one.op() != Modifier.Op.FREE
                && one.figure().of() == Figure.Of.CARD
                && other.figure().of() == Figure.Of.CARD
                && one.equals(
                        new Modifier(
                                one.figure(),
                                other.op(),
                                other.amount(),
                                other.of(),
                                other.whose(),
                                other.toward(),
                                other.cumulative()));
    }
}
