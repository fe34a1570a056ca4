package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Into The Garbage Chute, Flyboy. */
class IntoTheGarbageChuteFlyboyTest {
    private static final String CARD = "Into The Garbage Chute, Flyboy";
    private static final String COMPACTOR = "Death Star: Trash Compactor";

    private static Scene battle(Side turn, String place) {
        return table().at(place, "Luke Skywalker", "Han Solo", "Stormtrooper")
                .site(COMPACTOR, LIGHT)
                .at(BAY, "Leia Organa")
                .hand(LIGHT, CARD)
                .force(turn, 3)
                .turn(turn, Phase.BATTLE)
                .battleAt(place);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void allInvolvedSlideDownAndTheBattleIsCanceled(Side turn) {
        var scene = battle(turn, WAR_ROOM).passUntil("play " + CARD).play(CARD).passResponses();
        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(COMPACTOR);
        assertThat(scene.locationOf("Han Solo")).isEqualTo(COMPACTOR);
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(WAR_ROOM);
        assertThat(scene.locationOf("Leia Organa")).isEqualTo(BAY);
        assertThat(scene.inBattle()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"Luke Skywalker, false", "Leia Organa, true"})
    void ifOneOfThemCannotMoveTheBattleGoesOn(String held, boolean playable) {
        var chains =
                Kinds.effect("Plain Chains", DARK, "0_1")
                        .destiny(3)
                        .says(Abilities.mayNot(Deed.MOVE, Filters.titled(held)));
        var scene =
                tableWith(chains)
                        .at(WAR_ROOM, "Luke Skywalker", "Han Solo", "Stormtrooper")
                        .site(COMPACTOR, LIGHT)
                        .at(BAY, "Leia Organa")
                        .beside(DARK, "Plain Chains")
                        .hand(LIGHT, CARD)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(WAR_ROOM);
        assertThat(scene.isOffered("play " + CARD)).isEqualTo(playable);
    }

    @Test
    void somebodyMustBeThereToSlide() {
        var guard =
                Kinds.transportVehicle("Plain Guard", LIGHT, "0_1")
                        .destiny(3)
                        .deploy(1)
                        .power(2)
                        .maneuver(2)
                        .landspeed(1)
                        .forfeit(2)
                        .permanentPilot(1)
                        .says();
        tableWith(guard)
                .at(WAR_ROOM, "Plain Guard", "Stormtrooper")
                .site(COMPACTOR, LIGHT)
                .hand(LIGHT, CARD)
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE)
                .battleAt(WAR_ROOM)
                .mayNot("play " + CARD);
    }

    @Test
    void whatTheySitInStays() {
        var scene =
                table().at(WAR_ROOM, "Lift Tube (1_148)", "Han Solo", "Stormtrooper")
                        .passenger("Lift Tube", "Luke Skywalker")
                        .site(COMPACTOR, LIGHT)
                        .hand(LIGHT, CARD)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(WAR_ROOM)
                        .passUntil("play " + CARD)
                        .play(CARD)
                        .passResponses();
        assertThat(scene.locationOf("Han Solo")).isEqualTo(COMPACTOR);
        assertThat(scene.locationOf("Lift Tube")).isEqualTo(WAR_ROOM);
    }

    @Test
    void onlyFromAnotherSiteOfTheDeathStarAndWithTheCompactorOnTable() {
        battle(DARK, COMPACTOR).mayNot("play " + CARD);
        battle(DARK, FARM).mayNot("play " + CARD);
        table().at("Death Star", "Gold 1", "TIE Fighter")
                .pilot("Gold 1", "Luke Skywalker")
                .site(COMPACTOR, LIGHT)
                .hand(LIGHT, CARD)
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Death Star")
                .mayNot("play " + CARD);
        table().at(WAR_ROOM, "Luke Skywalker", "Stormtrooper")
                .hand(LIGHT, CARD)
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE)
                .battleAt(WAR_ROOM)
                .mayNot("play " + CARD);
    }
}
