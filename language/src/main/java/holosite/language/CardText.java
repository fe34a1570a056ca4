package holosite.language;

import holosite.language.ability.Ability;
import holosite.language.ability.Deploys;
import holosite.language.card.Capacity;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.prose.Determiner;
import holosite.language.prose.Language;
import holosite.language.prose.Noun;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;
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
        card.permanentWeapon().ifPresent(weapon -> sentences.add(p.sentence(weapon.say(p))));
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
        if (card.is(Subtype.SECTOR) && card.traits().contains(Trait.ASTEROID)) {
            sentences.add(
                    p.say("Asteroid rules apply here.", "Les règles des astéroïdes valent ici."));
        }
        sentences.addAll(CardSentences.sentences(p, card.text()));
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
        return Prose.capital(p.say(side.noun())) + p.say(": ", " : ");
    }

    private static List<String> end(Card card, Side side, Language language) {
        return card.is(CardType.LOCATION)
                ? CardSentences.sentences(prose(card, language), card.textFor(side))
                : List.of();
    }

    /** One of the things a card says. */
    public static String said(Prose p, Ability ability) {
        return String.join(" ", CardSentences.sentences(p, List.of(ability)));
    }

    /** A new text whose speaking card is this one. */
    public static Prose prose(Card card, Language language) {
        boolean location = card.is(CardType.LOCATION);
        Noun self = card.type().noun();
        if (location) {
            self = card.subtypes().stream().findFirst().map(Subtype::noun).orElse(self);
        }
        var p = new Prose(language, self, location);
        var hosts = new ArrayList<NounPhrase>();
        for (Ability ability : card.text()) {
            if (ability instanceof Deploys deploys
                    && deploys.where() instanceof Deploys.OnCard(var host)) {
                hosts.add(host.phrase());
            }
        }
        if (hosts.size() == 1 && hosts.getFirst().isNamed() && hosts.getFirst().owner().isEmpty()) {
            p.antecedents().host(hosts.getFirst().mention(p, Determiner.A).text());
            return p;
        }
        if (!hosts.isEmpty()) {
            var host = new NounPhrase();
            host.choice(hosts);
            p.antecedents().host(host.noun(), hosts.getFirst().speaksOf(Noun.LOCATION));
            return p;
        }
        if (card.is(Subtype.CHARACTER_WEAPON)) {
            p.antecedents().host(CardType.CHARACTER.noun(), false);
        } else if (card.is(Subtype.STARSHIP_WEAPON)) {
            p.antecedents().host(CardType.STARSHIP.noun(), false);
        } else if (card.is(Subtype.VEHICLE_WEAPON)) {
            p.antecedents().host(CardType.VEHICLE.noun(), false);
        }
        return p;
    }
}
