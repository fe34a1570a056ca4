package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Quarren. */
class QuarrenTest {
    private static final String COVERED = "Hoth: Echo Command Center (War Room)";

    @Test
    void whereItIsPresentImperialsDeployRegardlessOfThePlace() {
        var scene =
                table().site("Dagobah: Jungle", LIGHT)
                        .at("Dagobah: Jungle", "Quarren")
                        .hand(DARK, "Stormtrooper", "Garindan")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        scene.offers("deploy Stormtrooper").mayNot("deploy Garindan");
        var elsewhere =
                table().site("Dagobah: Jungle", LIGHT)
                        .at("Dagobah: Jungle", "Rock Wart")
                        .at(WAR_ROOM, "Quarren")
                        .hand(DARK, "Stormtrooper")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY)
                        .deploy("Stormtrooper")
                        .passResponses();
        assertThat(elsewhere.locationOf("Stormtrooper")).isEqualTo(WAR_ROOM);
    }

    @Test
    void underAShieldItLeadsNobodyIn() {
        table().site(GENERATORS, LIGHT)
                .site(COVERED, LIGHT)
                .at(COVERED, "Quarren")
                .hand(DARK, "Stormtrooper")
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Stormtrooper");
    }

    /** An Interrupt with the title of one that Quarren know. */
    private static final Card SUPPORT =
            Kinds.lostInterrupt("Tactical Support", DARK, "0_1")
                    .destiny(3)
                    .says(
                            Actions.lost(
                                    Action.at(When.anyTime()).then(Effects.retrieve(Who.YOU, 1))));

    @ParameterizedTest
    @CsvSource({"Tatooine: Cantina, true", "Death Star: War Room, false", "Tatooine, false"})
    void atAPlanetSiteItMakesAnInterruptAUsedOne(String place, boolean used) {
        var position = tableWith(SUPPORT).location(place, DARK);
        if (place.equals("Tatooine")) {
            position.at(place, "Devastator").passenger("Devastator", "Quarren");
        } else {
            position.at(place, "Quarren");
        }
        var scene = position.hand(DARK, "Tactical Support").lost(DARK, 1).turn(DARK, Phase.CONTROL);
        scene.play("Tactical Support").passResponses();
        assertThat(scene.isIn("Tactical Support", Zone.USED_PILE)).isEqualTo(used);
        assertThat(scene.isIn("Tactical Support", Zone.LOST_PILE)).isEqualTo(!used);
    }
}
