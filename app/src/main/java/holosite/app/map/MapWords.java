package holosite.app.map;

import holosite.app.terminal.TerminalWords;
import holosite.language.Card;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.prose.Language;
import holosite.language.prose.Noun;
import holosite.rules.table.Role;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.View;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The texts of a map in its reader's language. */
record MapWords(TerminalWords words) {

    private static final Noun FORCE_ICON = Noun.f("Force icon", "icône[s] de Force");

    /** Marks that the heading of a battle already shows. */
    private static final Set<CardView.Mark> UNTOLD =
            EnumSet.of(CardView.Mark.IN_BATTLE, CardView.Mark.BATTLED);

    String say(String english, String french, Object... parts) {
        return words.say(english, french, parts);
    }

    // ---- the whole

    /** Whose view the map shows: one player's, or both. */
    String seenBy(Optional<Side> viewer) {
        return viewer.map(
                        side ->
                                say(
                                        "as the %s sees it",
                                        "vu par le %s", words.narrator().side(side)))
                .orElseGet(() -> say("as both players see it", "vu par les deux joueurs"));
    }

    String title(View view) {
        return say("Map of the galaxy: ", "Carte de la galaxie : ") + words.heading(view);
    }

    Optional<String> battle(View view) {
        return view.battle()
                .flatMap(
                        battle ->
                                view.places().stream()
                                        .map(PlaceView::location)
                                        .filter(place -> place.handle() == battle.location())
                                        .findFirst())
                .map(place -> say("Battle at ", "Bataille à ") + place.title());
    }

    // ---- regions and places

    /** What a region is and where it lies. */
    String about(Region region) {
        String parsec =
                Double.isNaN(region.parsec())
                        ? ""
                        : say("parsec ", "parsec ") + words.narrator().number(region.parsec());
        return switch (region.kind()) {
            case SYSTEM -> parsec;
            case DEEP_SPACE -> parsec + say(", in deep space", ", dans l'espace profond");
            case IN_ORBIT ->
                    say("in orbit of ", "en orbite autour de ") + region.where() + ", " + parsec;
            case WITHOUT_SYSTEM ->
                    say("its system is not on the table", "son système n'est pas sur la table");
            case ABOARD ->
                    region.where().isEmpty()
                            ? say(
                                    "its ship is not on the table",
                                    "son vaisseau n'est pas sur la table")
                            : say("aboard ", "à bord de ") + region.where();
            case IN_ASTEROID -> say("inside ", "à l'intérieur de ") + region.where();
            case HOLOSITE -> say("at no system", "dans aucun système");
        };
    }

    /** What kind of place it is, in a few words. */
    List<String> tags(MapLocation place) {
        Card card = place.card();
        var tags = new ArrayList<String>();
        switch (place.kind()) {
            case SITE -> {
                boolean both = card.has(Icon.INTERIOR) && card.has(Icon.EXTERIOR);
                if (both) {
                    tags.add(say("interior/exterior", "intérieur/extérieur"));
                } else if (card.has(Icon.INTERIOR)) {
                    tags.add(say("interior", "intérieur"));
                } else if (card.has(Icon.EXTERIOR)) {
                    tags.add(say("exterior", "extérieur"));
                }
                if (card.is(Trait.DOCKING_BAY)) {
                    tags.add(say("docking bay", "aire d'arrimage"));
                }
                if (card.marker() > 0) {
                    tags.add(say("marker ", "marqueur ") + card.marker());
                }
                if (card.is(Trait.HOLOSITE)) {
                    tags.add(say("for Dejariks and holograms", "pour Déjariks et hologrammes"));
                }
                if (tags.isEmpty()) {
                    tags.add(say("site", "site"));
                }
            }
            case CLOUD_SECTOR -> tags.add(say("cloud sector", "secteur de nuages"));
            case ASTEROID_SECTOR -> tags.add(say("asteroid sector", "secteur d'astéroïdes"));
            case SECTOR -> tags.add(say("sector", "secteur"));
            case SYSTEM ->
                    tags.add(
                            card.is(Trait.BATTLE_STATION)
                                    ? say("mobile system", "système mobile")
                                    : say("system", "système"));
        }
        if (place.generic() && place.kind() == MapLocation.Kind.SITE) {
            tags.add(say("generic", "générique"));
        }
        tags.addAll(marks(place.seen().location()));
        return tags;
    }

    /** A player's hold on a place: "controls", "occupies" or nothing. */
    String hold(PlaceView place, Side side) {
        return place.controls(side)
                ? say("controls", "contrôle")
                : place.occupies(side) ? say("occupies", "occupe") : "";
    }

    String link(MapLocation.Link link) {
        return switch (link) {
            case NONE -> "";
            case ON_FOOT -> say("adjacent sites", "sites adjacents");
            case FLYING -> say("neighbours in space", "voisins dans l'espace");
            case LANDING -> say("landing and taking off", "atterrissage et décollage");
        };
    }

    // ---- cards

    List<String> marks(CardView card) {
        var marks = EnumSet.noneOf(CardView.Mark.class);
        marks.addAll(card.marks());
        marks.removeAll(UNTOLD);
        if (card.role() == Role.ESCORTED || card.role() == Role.IMPRISONED) {
            marks.remove(CardView.Mark.CAPTIVE);
        }
        var told = new ArrayList<>(marks.stream().map(words.narrator()::mark).toList());
        if (!Double.isNaN(card.race())) {
            told.add(
                    (card.role() == Role.STACKED
                                    ? say("race destiny ", "destinée de course ")
                                    : say("race total ", "total de course "))
                            + number(card.race()));
        }
        if (card.faceDown() > 0) {
            told.add(say("face down: ", "face cachée : ") + card.faceDown());
        }
        return told;
    }

    /** How a card is placed on or aboard another, if its icon does not show it. */
    String role(Role role) {
        return switch (role) {
            case ESCORTED -> say("captive", "captif");
            case IMPRISONED, PASSENGER, CARGO, STACKED -> words.narrator().role(role);
            case NONE, LAID_OUT, AT, PILOT, ASTROMECH, ON, COVERED, INSERTED -> "";
        };
    }

    boolean hasFigures(CardView card) {
        return !Double.isNaN(card.power()) || !Double.isNaN(card.ability());
    }

    String number(double value) {
        return words.narrator().number(value);
    }

    /** A card with its figures and marks, and all that is on it. */
    String tell(CardView card) {
        var notes = new ArrayList<String>();
        String role = words.narrator().role(card.role());
        if (!role.isEmpty() && card.role() != Role.ON) {
            notes.add(role);
        }
        if (hasFigures(card)) {
            add(notes, say("power ", "puissance "), card.power());
            add(notes, say("ability ", "habileté "), card.ability());
            add(notes, say("forfeit ", "valeur de perte "), card.forfeit());
        }
        notes.addAll(marks(card));
        String on =
                card.on().isEmpty()
                        ? ""
                        : say(" with ", " avec ")
                                + card.on().stream()
                                        .map(this::tell)
                                        .collect(Collectors.joining(say(" and ", " et ")));
        return card.title() + (notes.isEmpty() ? "" : " (" + String.join(", ", notes) + ")") + on;
    }

    private void add(List<String> notes, String figure, double value) {
        if (!Double.isNaN(value)) {
            notes.add(figure + number(value));
        }
    }

    // ---- in words alone

    /** The map for those who cannot see it: a line for each region and each location. */
    List<String> describe(GalaxyMap map) {
        var lines = new ArrayList<String>();
        for (Region region : map.everywhere()) {
            lines.add(region.name() + ", " + about(region) + ".");
            for (MapLocation place : region.row()) {
                lines.add(describe(place, region));
            }
        }
        if (map.regions().isEmpty()) {
            lines.add(
                    say("No location is on the table.", "Aucune localisation n'est sur la table."));
        }
        return lines;
    }

    private String describe(MapLocation place, Region region) {
        var text = new StringBuilder(place.shortTitle(region.name()));
        text.append(" (").append(String.join(", ", tags(place))).append(")");
        for (Side side : Side.values()) {
            PlaceView seen = place.seen();
            text.append(side == Side.DARK ? say(": ", " : ") : "; ")
                    .append(words.narrator().side(side))
                    .append(' ')
                    .append(icons(seen.icons(side)));
            String hold = hold(seen, side);
            if (!hold.isEmpty()) {
                text.append(", ").append(hold);
            }
            String cards =
                    seen.cards().stream()
                            .filter(card -> card.owner() == side)
                            .map(this::tell)
                            .collect(Collectors.joining(", "));
            if (!cards.isEmpty()) {
                text.append(", ").append(cards);
            }
        }
        return text.append('.').toString();
    }

    private String icons(int count) {
        boolean several = words.language() == Language.FR ? count > 1 : count != 1;
        return count + " " + FORCE_ICON.in(words.language(), several);
    }

    static String capital(String text) {
        return text.isEmpty()
                ? text
                : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
