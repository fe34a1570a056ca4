package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Action;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.card.Who;
import holosite.language.effect.Activate;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Amounts;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Trooper Charge. */
class TrooperChargeTest {
    @ParameterizedTest
    @CsvSource({"Death Star Trooper, 3", "Stormtrooper, 2"})
    void aTrooperFightsBetterAndIsLostInTheEnd(String trooper, int power) {
        var scene =
                table().at(
                                WAR_ROOM,
                                "Death Star Trooper",
                                "Stormtrooper",
                                "Chief Bast",
                                "Rebel Trooper")
                        .at(BAY, "Stormtrooper#2")
                        .hand(DARK, "Trooper Charge")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(WAR_ROOM);
        double before = scene.power(trooper);
        scene.play("Trooper Charge")
                .mayNot("Rebel Trooper", "Chief Bast", "Stormtrooper#2")
                .choose(trooper);
        scene.passUntil(DARK);
        assertThat(scene.power(trooper)).isEqualTo(before + power);
        scene.passUntil(DARK, Phase.MOVE);
        assertThat(scene.lost(DARK)).contains(trooper);
        assertThat(scene.isOnTable("Chief Bast")).isTrue();
    }

    /** In the end he is forfeited, not just lost, although nothing is satisfied with that. */
    @Test
    void hisEndIsAForfeit() {
        var mourning =
                Kinds.effect("Plain Mourning", DARK, "0_1")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Actions.automatically(
                                        Action.at(
                                                        When.just(Event.FORFEITED)
                                                                .to(Filters.a(Trait.TROOPER)))
                                                .then(
                                                        new Activate(
                                                                Who.YOU,
                                                                Amounts.number(5),
                                                                false))));
        var scene =
                tableWith(mourning)
                        .at(WAR_ROOM, "Stormtrooper", "Chief Bast", "Rebel Trooper")
                        .beside(DARK, "Plain Mourning")
                        .hand(DARK, "Trooper Charge")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(WAR_ROOM)
                        .play("Trooper Charge");
        scene.passUntil(DARK, Phase.MOVE);
        assertThat(scene.lost(DARK)).contains("Stormtrooper");
        assertThat(scene.forcePile(DARK)).hasSize(5);
    }
}
