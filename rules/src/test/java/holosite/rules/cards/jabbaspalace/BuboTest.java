package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bubo and Worrt. */
class BuboTest {
    private static final String CHAMBER = "Jabba's Palace: Audience Chamber";
    private static final String DUNGEON = "Jabba's Palace: Dungeon";

    private static Position guarded(String post) {
        return table().site(CHAMBER, DARK)
                .site(DUNGEON, DARK)
                .site(CANTINA, DARK)
                .site(MOS_EISLEY, DARK)
                .at(post, "Bubo")
                .force(LIGHT, 5)
                .force(DARK, 5);
    }

    @Test
    @Ruling("bubo-keeps-from-walking")
    void inThePalaceBuboKeepsCharactersOfTheOpponentFromWalking() {
        guarded(CHAMBER)
                .at(CHAMBER, "Rebel Trooper")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("move Rebel Trooper");
        guarded(CHAMBER)
                .at(CANTINA, "Rebel Trooper")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("move Rebel Trooper");
    }

    @Test
    void elsewhereItDoesNotNorDoesItKeepVehiclesOrItsOwnSide() {
        guarded(CANTINA)
                .at(CANTINA, "Rebel Trooper")
                .turn(LIGHT, Phase.MOVE)
                .offers("move Rebel Trooper");
        guarded(CHAMBER)
                .at(CHAMBER, "Stormtrooper")
                .turn(DARK, Phase.MOVE)
                .offers("move Stormtrooper");
        guarded(CHAMBER)
                .at(MOS_EISLEY, "Luke's X-34 Landspeeder")
                .site(FARM, LIGHT)
                .pilot("Luke's X-34 Landspeeder", "Luke Skywalker")
                .turn(LIGHT, Phase.MOVE)
                .offers("move Luke's X-34 Landspeeder");
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Cantina, Tatooine: Cantina, false",
        "Tatooine: Cantina, Tatooine: Mos Eisley, true",
        "Endor: Dense Forest, Endor: Dense Forest, true"
    })
    @Ruling("bubo-keeps-from-walking")
    void worrtKeepsThoseFromWalkingWhoArePresentAtATatooineSite(
            String post, String walker, boolean walks) {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .site(BAY, DARK)
                        .site("Endor: Dense Forest", DARK)
                        .site("Endor: Ewok Village", DARK)
                        .at(post, "Worrt")
                        .at(walker, "Stormtrooper")
                        .force(DARK, 5)
                        .turn(DARK, Phase.MOVE);
        assertThat(scene.isOffered("move Stormtrooper")).isEqualTo(walks);
    }

    @Test
    void worrtHoldsNeitherVehiclesNorItsOwnSide() {
        var position = table().site(CANTINA, DARK).site(BAY, DARK).at(MOS_EISLEY, "Worrt");
        position.at(MOS_EISLEY, "Blizzard Scout 1", "Rebel Trooper").force(DARK, 3).force(LIGHT, 3);
        var scene = position.turn(DARK, Phase.MOVE).offers("move Blizzard Scout 1");
        scene.passUntil(LIGHT, Phase.MOVE).offers("move Rebel Trooper");
    }

    @ParameterizedTest
    @CsvSource({
        "Bubo, DARK, Rebel Trooper, true",
        "Bubo, DARK, Stormtrooper, false",
        "Bubo, DARK, Dewback, true",
        "Worrt, LIGHT, Stormtrooper, true",
        "Worrt, LIGHT, Rebel Trooper, false"
    })
    void theyAttackNoCharactersOfTheirOwnSide(
            String creature, Side side, String prey, boolean attacks) {
        var scene = table().at(CANTINA, creature, prey).turn(side, Phase.BATTLE);
        assertThat(scene.isOffered("let attack " + creature)).isEqualTo(attacks);
    }

    @Test
    void worrtAttacksACreatureVehicleOfItsOwnSide() {
        table().at(MOS_EISLEY, "Worrt", "Dewback")
                .stolen("Dewback")
                .turn(LIGHT, Phase.BATTLE)
                .offers("let attack Worrt");
    }
}
