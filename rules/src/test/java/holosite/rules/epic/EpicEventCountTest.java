package holosite.rules.epic;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Actions.used;
import static holosite.language.words.Filters.SITE;
import static holosite.language.words.Filters.of;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.words.Amounts;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Some locations do not count when an Epic Event calculates; they count for everything else. */
class EpicEventCountTest {
    private static final String IGNITION = "Commence Primary Ignition";
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";

    private static Action forceForEachHothSite() {
        return Action.at(When.your(Phase.CONTROL))
                .then(Effects.loseForce(Who.OPPONENT, Amounts.count(SITE.and(of("Hoth")))));
    }

    private static final Card EVENT =
            Kinds.epicEvent("Plain Event", DARK, "900_1")
                    .destiny(0)
                    .says(used(forceForEachHothSite()));

    private static final Card INTERRUPT =
            Kinds.usedInterrupt("Plain Count", DARK, "900_2")
                    .destiny(1)
                    .says(used(forceForEachHothSite()));

    private static int lost(String card) {
        var scene =
                tableWith(EVENT, INTERRUPT)
                        .site(GENERATORS, LIGHT)
                        .site(PERIMETER, LIGHT)
                        .site(RIDGE, LIGHT)
                        .hand(DARK, card)
                        .turn(DARK, Phase.CONTROL);
        scene.play(card).passUntil(DARK, Phase.DEPLOY);
        return scene.lost(LIGHT).size();
    }

    @Test
    void anEpicEventLeavesOutWhatDoesNotCountForIt() {
        assertThat(lost("Plain Event")).isEqualTo(2);
    }

    @Test
    void everyOtherTextCountsIt() {
        assertThat(lost("Plain Count")).isEqualTo(3);
    }

    /**
     * The Death Star in orbit of Hoth, with two marker sites, North Ridge and three sites of its
     * own.
     */
    private static Position orbit(Side ridge) {
        return table().system("Hoth", LIGHT)
                .site(GENERATORS, LIGHT)
                .site(PERIMETER, LIGHT)
                .site(RIDGE, ridge)
                .site("Death Star: Docking Bay 327", DARK)
                .site("Death Star: Detention Block Corridor", DARK)
                .at(WAR_ROOM, "Death Star Gunner", "Death Star Gunner")
                .system("Death Star", DARK)
                .counter("Death Star", 5)
                .aimed("Death Star", "Hoth")
                .on("Death Star", "Superlaser")
                .hand(DARK, IGNITION)
                .force(DARK, 9);
    }

    /** What the target costs, and whether it is blown away: 4 + 3 + 4 - the sites of Hoth. */
    private static void fired(Side ridge, int cost, boolean blownAway) {
        var scene = orbit(ridge).nextDestiny(DARK, 4).turn(DARK, Phase.CONTROL);
        scene.play(IGNITION).passResponses().option(1).passResponses();

        assertThat(scene.forcePile(DARK)).hasSize(9 - cost);
        assertThat(scene.has("Hoth", Flag.BLOWN_AWAY)).isEqualTo(blownAway);
    }

    @Test
    void primaryIgnitionLeavesOutNorthRidge() {
        fired(LIGHT, 2, true);
        // the Dark version of the site says nothing of Epic Events
        fired(DARK, 3, false);
    }
}
