package holosite.language.filter;

import holosite.language.prose.Adjective;
import holosite.language.prose.Agreement;
import holosite.language.prose.Complement;
import holosite.language.prose.Determiner;
import holosite.language.prose.FreeRelative;
import holosite.language.prose.Mention;
import holosite.language.prose.Noun;
import holosite.language.prose.Preposition;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;
import java.util.Optional;

/**
 * How two cards can relate to each other. The first card is the one asked about: "PILOTING" is true
 * of the pilot, "PILOTED_BY" of the ship. No card is in its own company.
 */
public enum Relation {
    /**
     * At the location: present there, or on the bridge or in the hold of something present there.
     */
    AT("%s", "%s", Style.PLACE),
    /** Physically at the location itself, not inside something enclosed. */
    PRESENT_AT("present %s", "présent* %s", Style.PLACE),
    /**
     * On the planet (at any of its sites or cloud sectors), given one of its locations or another
     * card on it.
     */
    ON_SAME_PLANET_AS("on the same planet as %s", "sur la même planète que %s"),
    /** At the planet (on it, at its system, or in its orbit), given one of its locations. */
    AT_SAME_PLANET_AS("at the same planet as %s", "à la même planète que %s"),
    /** Both at the same location. */
    WITH("with %s", "avec %s"),
    /** Both present at the same place. */
    PRESENT_WITH("present with %s", "présent* avec %s"),
    /** Both at the same location, a site. */
    AT_SAME_SITE_AS("at the same site as %s", "au même site que %s"),
    /** At the same or an adjacent site. */
    AT_SAME_OR_ADJACENT_SITE_AS(
            "at the same site as %s or an adjacent site",
            "au même site que %s ou à un site adjacent"),
    AT_ADJACENT_SITE_TO("at a site adjacent to that of %s", "à un site adjacent à celui de %s"),
    /** In a seat or hold of it, or at one of its sites. */
    ABOARD("aboard %s", "à bord de %s"),
    PILOTING("piloting %s", "pilotant %s", Verb.of("pilot", "piloter")),
    /** Driver of a transport vehicle. */
    DRIVING(
            "driving %s",
            "conduisant %s",
            new Verb("drive", "drives", "conduire", "conduisez", "conduit", "conduisent")),
    PASSENGER_OF("riding in %s as a passenger", "passager de %s"),
    PILOTED_BY("piloted by %s", "piloté* par %s", Style.PILOTED),
    HAS_ABOARD("with %s aboard", "avec %s à bord", Style.ABOARD),
    /** In which it rides, and neither pilots nor drives. */
    HAS_AS_PASSENGER(
            "with %s aboard as a passenger", "avec %s à bord comme passager", Style.ABOARD),
    /** Carried by or deployed on it. */
    ON("on %s", "sur %s"),
    /** Stacked on it, without effect there; such a card is not on the table. */
    STACKED_ON("stacked on %s", "empilé* sur %s"),
    /** With such a card stacked on it or under it. */
    HOLDS("with %s under it", "avec %s en dessous"),
    /** A weapon that reaches as far as this location. */
    WITHIN_RANGE_OF("within range of %s", "à portée de %s"),
    /** A weapon being fired by it. */
    FIRED_BY("being fired by %s", "utilisé* par %s"),
    /** Firing it: who operates a weapon that is being fired. */
    FIRING("firing %s", "tirant avec %s", Verb.of("fire", "tirer avec")),
    /** Both being deployed in one action. */
    DEPLOYING_WITH(
            "deploying with %s",
            "se déployant avec %s", Verb.of("deploy with", "se déployer avec")),
    /** Deployed in one action, in the moment after it; every card by the same as itself. */
    DEPLOYED_WITH("deployed by the same action as %s", "déployé* par la même action que %s"),
    /** A card that its text deploys from a pile, at this moment. */
    DEPLOYED_BY("deployed by %s", "déployé* par %s"),
    /** Carrying it. */
    BEARING("carrying %s", "portant %s", Verb.of("carry", "porter")),
    ESCORTING("escorting %s", "escortant %s", Verb.of("escort", "escorter")),
    ESCORTED_BY("escorted by %s", "escorté* par %s"),
    /** Two locations of the same system. */
    RELATED_TO("related to %s", "lié* à %s", Style.LOCATION),
    ADJACENT_TO("adjacent to %s", "adjacent* à %s", Style.LOCATION),
    /**
     * The site of the other card, or any site that lies on its side of the row, seen from where the
     * card affected sets out.
     */
    IN_DIRECTION_OF("in the direction of %s", "en direction de %s", Style.LOCATION),
    /**
     * A site from which it takes more steps to the site of the other card than from where the card
     * affected is, or from which nobody can walk there.
     */
    FARTHER_FROM("farther from %s", "plus éloigné* de %s", Style.LOCATION),
    /** The first sector of its kind on that side of a system. */
    NEAREST_TO("nearest to %s", "immédiatement voisin* de %s", Style.LOCATION),
    /** The same location or an adjacent one. */
    SAME_OR_ADJACENT_TO(
            "that is %s or adjacent to it", "qui est %s ou lui est adjacent*", Style.SAME),
    /** Locations where the other card is. */
    WHERE_IS("where %s is", "où se trouve %s", Style.WHERE),
    /** Locations where the other card is present. */
    WHERE_PRESENT("where %s is present", "où %s est présent", Style.WHERE),
    /** Targeted by it, as by a Utinni Effect. */
    AIMED_AT("aimed at %s", "visant %s", Verb.of("aim at", "viser")),
    AIM_OF("targeted by %s", "visé* par %s"),
    /** A site that lies inside this ship. */
    INSIDE("inside %s", "dans %s"),
    /** Teaching it, for a Jedi Test that is not completed yet. */
    MENTOR_OF("training %s", "entraînant %s", Verb.of("train", "entraîner")),
    /** The planet system that a battle station is in orbit of. */
    ORBITED_BY("orbited by %s", "en orbite duquel se trouve %s"),
    /** Both with the same agenda. */
    SHARING_AGENDA_WITH("sharing an agenda with %s", "partageant un programme avec %s"),
    /** Both unique, and versions of one persona. */
    SAME_PERSONA_AS("of the same persona as %s", "du même personnage que %s"),
    SAME_TITLE_AS("with the same title as %s", "du même titre que %s"),
    MATCHING(
            "matching %s",
            "correspondant à %s",
            new Verb(
                    "match",
                    "matches",
                    "correspondre à",
                    "correspondez à",
                    "correspond à",
                    "correspondent à")),
    /** Both taking part in the battle. */
    IN_BATTLE_WITH("in battle with %s", "en bataille avec %s");

    /** How the words of a relation are arranged. */
    private enum Style {
        PLAIN,
        /** Where a card is: "here", "at a site". */
        PLACE,
        /** Between locations. */
        LOCATION,
        /** A location or its neighbor. */
        SAME,
        /** Of a location, where the other card is the subject. */
        WHERE,
        PILOTED,
        ABOARD
    }

    private final String en;
    private final String fr;
    private final Style style;
    private final Optional<Verb> verb;

    Relation(String en, String fr, Style style) {
        this.en = en;
        this.fr = fr;
        this.style = style;
        this.verb = Optional.empty();
    }

    Relation(String en, String fr) {
        this(en, fr, Style.PLAIN);
    }

    /**
     * A relation that French expresses by a verb: "piloting it" is "pilotant", but "he is piloting
     * it" is "il pilote".
     */
    Relation(String en, String fr, Verb verb) {
        this.en = en;
        this.fr = fr;
        this.style = Style.PLAIN;
        this.verb = Optional.of(verb);
    }

    Complement to(Filter other) {
        return style == Style.PILOTED ? new Piloted(other) : new RelationPhrase(this, other);
    }

    private String other(Prose p, Filter other) {
        if (style == Style.PLACE) {
            return p.at(other, Determiner.A);
        }
        boolean self = other instanceof Being(Known known) && known == Known.IT;
        if (self && p.french() && verb.isEmpty() && style != Style.WHERE) {
            return p.self().agreement().feminine() ? "elle" : "lui";
        }
        var phrase = other.phrase();
        if (style == Style.LOCATION || style == Style.SAME) {
            phrase.fallback(Noun.LOCATION);
        }
        return phrase.mention(p, Determiner.A, preposition()).text();
    }

    /** What comes before the other card in French, and again before each of several. */
    private Preposition preposition() {
        return fr.endsWith(" de %s")
                ? Preposition.OF
                : fr.endsWith(" à %s") || fr.equals("à %s") ? Preposition.AT : Preposition.ON;
    }

    private record RelationPhrase(Relation relation, Filter other) implements Complement {

        @Override
        public boolean namesOthers() {
            return !(other instanceof Being);
        }

        @Override
        public Link link(Prose p) {
            return switch (relation) {
                case AT ->
                        other.pointer().flatMap(place -> place.where(p)).isPresent()
                                ? Link.NONE
                                : Link.AT;
                case AT_SAME_PLANET_AS,
                        AT_SAME_SITE_AS,
                        AT_SAME_OR_ADJACENT_SITE_AS,
                        AT_ADJACENT_SITE_TO ->
                        Link.AT;
                case WHERE_IS -> p.french() ? Link.WHERE : Link.NONE;
                case WHERE_PRESENT -> Link.WHERE;
                case ABOARD -> Link.ABOARD;
                default -> Link.NONE;
            };
        }

        @Override
        public boolean plain() {
            return relation.verb.isEmpty()
                    && (relation.style == Style.PLAIN
                            || relation.style == Style.PLACE
                            || relation.style == Style.LOCATION);
        }

        @Override
        public String afterNot(Prose p, Agreement noun) {
            if (relation.style != Style.WHERE) {
                return clause(p, Mention.third(p.say("that", "qui"), noun), false);
            }
            Mention company = p.mention(other, Determiner.A);
            return p.say("where ", "où ")
                    + Verb.BE.clause(p, company, false)
                    + (relation == WHERE_PRESENT
                            ? p.say(" present", Adjective.agree(" présent*", company.agreement()))
                            : "");
        }

        @Override
        public String afterOnly(Prose p, Agreement noun) {
            return relation == WHERE_IS
                    ? p.say(relation.en, relation.fr, relation.other(p, other))
                    : after(p, noun);
        }

        @Override
        public String after(Prose p, Agreement noun) {
            boolean self = other instanceof Being(Known known) && known == Known.IT;
            if (relation == IN_DIRECTION_OF && self) {
                return p.say("in its direction", "dans sa direction");
            }
            if (relation == WHERE_IS && self) {
                return p.say("where it is", "où " + p.self(false).text() + " se trouve");
            }
            if (relation == WHERE_IS && !p.french()) {
                // "where your ship is" would stand before the next verb: "systems where your ship
                // is is +1"
                return "with " + relation.other(p, other);
            }
            if (relation == WHERE_PRESENT) {
                Mention company = self ? p.self(false) : p.mention(other, Determiner.A);
                return p.say("where ", "où ")
                        + Verb.BE.clause(p, company, true)
                        + p.say(" present", Adjective.agree(" présent*", company.agreement()));
            }
            if (relation == SAME_OR_ADJACENT_TO) {
                return noun.plural()
                        ? p.say(
                                "that are %s or adjacent to it",
                                Adjective.agree("qui sont %s ou lui sont adjacent*", noun),
                                relation.other(p, other))
                        : p.say(
                                relation.en,
                                Adjective.agree(relation.fr, noun),
                                relation.other(p, other));
            }
            return p.say(relation.en, Adjective.agree(relation.fr, noun), relation.other(p, other));
        }

        @Override
        public String clause(Prose p, Mention subject, boolean holds) {
            if (relation.style == Style.WHERE) {
                String there =
                        p.say(
                                relation == WHERE_PRESENT ? "present at " : "at ",
                                relation == WHERE_PRESENT ? "présent* à " : "à ");
                Mention company = p.mention(other, Determiner.A);
                return Verb.BE.clause(p, company, holds)
                        + " "
                        + Adjective.agree(there, company.agreement())
                        + subject.text();
            }
            if (relation.style == Style.ABOARD) {
                return Verb.HAVE.clause(p, subject, holds)
                        + " "
                        + p.say(
                                relation.en.substring("with ".length()),
                                relation.fr.substring("avec ".length()),
                                relation.other(p, other));
            }
            if (p.french() && relation.verb.isPresent()) {
                Verb verb = relation.verb.get();
                String object = relation.other(p, other);
                boolean direct = !verb.fr().contains(" ");
                return verb.clause(p, subject, holds)
                        + " "
                        + (holds || !direct ? object : object.replaceFirst("^une? ", "de "));
            }
            if (relation.style == Style.SAME) {
                return Verb.BE.clause(p, subject, holds)
                        + " "
                        + p.say(
                                "%s or adjacent to it",
                                "%s ou adjacent à elle", relation.other(p, other));
            }
            return Verb.BE.clause(p, subject, holds) + " " + after(p, subject.agreement());
        }
    }

    /** What a card pilots needs no noun: "anything it pilots". */
    private record Piloted(Filter pilot) implements FreeRelative {

        private static final Verb PILOT = Verb.of("pilot", "piloter");

        private Mention pilot(Prose p) {
            return pilot instanceof Being(Known known) && known == Known.IT
                    ? p.self(false)
                    : p.mention(pilot, Determiner.A);
        }

        @Override
        public String alone(Prose p) {
            return p.say("anything ", "tout ce que ") + PILOT.clause(p, pilot(p), true);
        }

        @Override
        public String afterName(Prose p) {
            boolean self = pilot instanceof Being(Known known) && known == Known.IT;
            String by =
                    self
                            ? p.say("it", p.self().agreement().feminine() ? "elle" : "lui")
                            : p.mention(pilot, Determiner.A).text();
            return p.say("piloted by ", "piloté par ") + by;
        }

        @Override
        public String after(Prose p, Agreement noun) {
            return pilot instanceof Being
                    ? p.say("", "que ") + PILOT.clause(p, pilot(p), true)
                    : p.say("piloted by ", Adjective.agree("piloté* par ", noun)) + pilot(p).text();
        }

        @Override
        public String clause(Prose p, Mention subject, boolean holds) {
            return Verb.BE.clause(p, subject, holds)
                    + " "
                    + p.say("piloted by ", Adjective.agree("piloté* par ", subject.agreement()))
                    + p.mention(pilot, Determiner.A).text();
        }
    }
}
