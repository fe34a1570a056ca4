package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableInsteadOf;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Interrupts and Effects of Premiere that cancel cards by their titles. */
class CancelingInterruptsTest {
    /** An Interrupt of this title whose result can be seen. */
    private static Card finds(String title, Side side) {
        return Kinds.usedInterrupt(title, side, "0_1")
                .destiny(3)
                .says(Actions.used(Action.at(When.anyTime()).then(Effects.retrieve(Who.YOU, 1))));
    }

    private static Scene played(Side side, String title, Position position) {
        return position.hand(side, title).lost(side, 3).turn(side, Phase.CONTROL).play(title);
    }

    private static Position with(String title, Side side) {
        return tableInsteadOf(finds(title, side)).at(FARM, "Stormtrooper");
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Boring Conversation Anyway, Scomp Link Access",
        "DARK, Boring Conversation Anyway, Rebel Reinforcements",
        "DARK, Boring Conversation Anyway, Gift Of The Mentor",
        "DARK, Boring Conversation Anyway, Panic",
        "DARK, Boring Conversation Anyway, Don't Get Cocky",
        "DARK, Boring Conversation Anyway, Skywalkers",
        "DARK, Boring Conversation Anyway, Combined Attack",
        "DARK, Boring Conversation Anyway, Surprise Assault",
        "DARK, Dark Collaboration, Rebel Barrier",
        "DARK, 'Your Powers Are Weak, Old Man', Return Of A Jedi",
        "DARK, 'Your Powers Are Weak, Old Man', Jedi Presence",
        "DARK, 'Your Powers Are Weak, Old Man', Old Ben",
        "DARK, Furry Fury, Wookiee Roar",
        "DARK, Furry Fury, Han's Back",
        "DARK, Furry Fury, Life Debt",
        "DARK, Scruffy-Looking Nerf Herder, Solo Han",
        "DARK, Scruffy-Looking Nerf Herder, Warrior's Courage",
        "DARK, Scruffy-Looking Nerf Herder, I Know",
        "DARK, Our First Catch Of The Day, Hyper Escape",
        "LIGHT, Dark Dissension, Dark Collaboration",
        "LIGHT, Dark Dissension, Lone Pilot",
        "LIGHT, Who's Scruffy-Looking?, Scruffy-Looking Nerf Herder",
        "LIGHT, Who's Scruffy-Looking?, I'd Just As Soon Kiss A Wookiee",
        "LIGHT, Who's Scruffy-Looking?, Furry Fury",
        "LIGHT, Who's Scruffy-Looking?, Takeel",
        "LIGHT, Skywalkers, Imperial Barrier",
        "LIGHT, Skywalkers, Retract The Bridge"
    })
    void anInterruptOfThatTitleIsCanceledAsItIsPlayed(Side side, String card, String title) {
        Side other = side.opposite();
        var scene = played(other, title, with(title, other).hand(side, card));
        scene.play(card).passResponses();
        assertThat(scene.lost(other)).hasSize(4);
        var plain = played(other, "Plain Find", with("Plain Find", other).hand(side, card));
        plain.mayNot("play " + card);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Boring Conversation Anyway, Rebel Planners",
        "DARK, Boring Conversation Anyway, Report To Lord Vader",
        "DARK, Boring Conversation Anyway, Demotion",
        "DARK, Dark Collaboration, Restricted Deployment",
        "DARK, Our First Catch Of The Day, The First Transport Is Away!",
        "LIGHT, Who's Scruffy-Looking?, This Is Just Wrong",
        "LIGHT, Who's Scruffy-Looking?, Death Mark",
        "LIGHT, Who's Scruffy-Looking?, Mournful Roar",
        "LIGHT, Who's Scruffy-Looking?, Ket Maliss",
        "LIGHT, Skywalkers, Wrong Turn"
    })
    void anEffectOfThatTitleIsCanceledOnTable(Side side, String card, String title) {
        Side other = side.opposite();
        var effect = Kinds.effect(title, other, "0_1").destiny(3).says(Abilities.deploysOnTable());
        var scene =
                tableInsteadOf(effect)
                        .at(FARM, "Stormtrooper")
                        .beside(other, title)
                        .hand(side, card)
                        .turn(side, Phase.CONTROL);
        scene.play(card).passResponses();
        assertThat(scene.lost(other)).contains(title);
        table().at(FARM, "Stormtrooper")
                .beside(other, other == DARK ? "Molator" : "Mantellian Savrip")
                .hand(side, card)
                .turn(side, Phase.CONTROL)
                .mayNot("play " + card);
    }

    @Test
    void aJediLightsaberIsCanceledWhereItIs() {
        var scene =
                table().at(FARM, "Luke Skywalker")
                        .on("Luke Skywalker", "Jedi Lightsaber")
                        .hand(DARK, "Your Powers Are Weak, Old Man")
                        .turn(DARK, Phase.CONTROL);
        scene.play("Your Powers Are Weak, Old Man").passResponses();
        assertThat(scene.lost(LIGHT)).contains("Jedi Lightsaber");
    }

    @ParameterizedTest
    @CsvSource({
        "'Into The Garbage Chute, Flyboy'",
        "Narrow Escape",
        "'Blast The Door, Kid!'",
        "Rebel Barrier",
        "Plain Find"
    })
    void blastDoorControlsCancelsByItself(String title) {
        var scene =
                with(title, LIGHT)
                        .beside(DARK, "Blast Door Controls")
                        .hand(LIGHT, title)
                        .lost(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(title).passResponses();
        assertThat(scene.lost(LIGHT)).hasSize(title.equals("Plain Find") ? 2 : 4);
    }

    @Test
    void blastDoorControlsLiesOnTable() {
        var scene =
                table().site(CANTINA, DARK)
                        .hand(DARK, "Blast Door Controls")
                        .turn(DARK, Phase.DEPLOY)
                        .deploy("Blast Door Controls")
                        .passResponses();
        assertThat(scene.pile(DARK, Zone.SIDE_OF_TABLE)).containsExactly("Blast Door Controls");
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Imperial Code Cylinder, Chief Bast, Admiral Motti, Scomp Link Access",
        "DARK, Imperial Code Cylinder, Chief Bast, Admiral Motti, 'Into The Garbage Chute, Flyboy'",
        "LIGHT, Scomp Link Access, C-3PO, R2-D2, We're All Gonna Be A Lot Thinner!",
        "LIGHT, Scomp Link Access, C-3PO, R2-D2, Boring Conversation Anyway"
    })
    void atAScompLinkOfTheDeathStarAnInterruptIsCanceled(
            Side side, String card, String other, String who, String title) {
        Side enemy = side.opposite();
        for (boolean there : new boolean[] {true, false}) {
            var scene =
                    played(
                            enemy,
                            title,
                            with(title, enemy)
                                    .at(there ? WAR_ROOM : BAY, who)
                                    .at(WAR_ROOM, other)
                                    .hand(side, card));
            assertThat(scene.isOffered("play " + card + ", text 3")).isEqualTo(there);
            if (there) {
                scene.play(card).passResponses();
                assertThat(scene.lost(enemy)).hasSize(4);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Imperial Code Cylinder, Admiral Motti, Chief Bast",
        "LIGHT, Scomp Link Access, R2-D2, C-3PO"
    })
    void atAScompLinkEitherReserveDeckIsSeenAndShuffled(
            Side side, String card, String who, String other) {
        for (int text : new int[] {1, 2}) {
            Side whose = text == 1 ? side : side.opposite();
            var scene =
                    table().at(WAR_ROOM, who)
                            .hand(side, card)
                            .reserve(side, 12)
                            .reserve(side.opposite(), 12)
                            .turn(side, Phase.CONTROL);
            var before = scene.reserve(whose);
            var otherDeck = scene.reserve(whose.opposite());
            scene.play(card, text).passResponses();
            assertThat(scene.reserve(whose)).isNotEqualTo(before);
            assertThat(scene.reserve(whose)).containsExactlyInAnyOrderElementsOf(before);
            assertThat(scene.reserve(whose.opposite())).isEqualTo(otherDeck);
        }
        table().at(CANTINA, who)
                .at(WAR_ROOM, other)
                .hand(side, card)
                .turn(side, Phase.CONTROL)
                .mayNot("play " + card);
        // somebody of the other player does not do
        table().at(WAR_ROOM, side == DARK ? "General Dodonna" : "R1-G4")
                .hand(side, card)
                .turn(side, Phase.CONTROL)
                .mayNot("play " + card);
    }

    @Test
    void aLeaderPresentInAShipOrVehicleUsesItsLinkAndNotThatOfTheSiteOutside() {
        String tube = "dark Lift Tube";
        var aboard =
                table().at("Anoat", "Devastator", "Vader's Custom TIE")
                        .passenger("Devastator", "Admiral Motti")
                        .pilot("Vader's Custom TIE", "Darth Vader")
                        .hand(DARK, "Imperial Code Cylinder");
        aboard.turn(DARK, Phase.CONTROL).offers("play Imperial Code Cylinder, text 1");
        table().at("Anoat", "Vader's Custom TIE")
                .pilot("Vader's Custom TIE", "Captain Piett")
                .hand(DARK, "Imperial Code Cylinder")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Imperial Code Cylinder");
        table().at(WAR_ROOM, tube)
                .passenger(tube, "Admiral Motti")
                .hand(DARK, "Imperial Code Cylinder")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Imperial Code Cylinder");
    }

    /** Neither another Interrupt nor anybody away from a Scomp link of the Death Star. */
    @ParameterizedTest
    @CsvSource({
        "DARK, Imperial Code Cylinder, Admiral Motti, Scomp Link Access, General Dodonna",
        "LIGHT, Scomp Link Access, R2-D2, Boring Conversation Anyway, R1-G4"
    })
    void onlyThoseInterruptsAndOnlyFromThere(
            Side side, String card, String who, String title, String stranger) {
        Side enemy = side.opposite();
        played(enemy, "Plain Find", with("Plain Find", enemy).at(WAR_ROOM, who).hand(side, card))
                .mayNot("play " + card + ", text 3");
        String noLink = "Death Star: Trash Compactor";
        played(enemy, title, with(title, enemy).at(noLink, who).hand(side, card))
                .mayNot("play " + card + ", text 3");
        var orbiting =
                with(title, enemy)
                        .system("Death Star", DARK)
                        .at("Death Star", side == DARK ? "Devastator" : "Corellian Corvette")
                        .passenger(side == DARK ? "Devastator" : "Corellian Corvette", who)
                        .hand(side, card);
        played(enemy, title, orbiting).mayNot("play " + card + ", text 3");
        played(enemy, title, with(title, enemy).at(WAR_ROOM, stranger).hand(side, card))
                .mayNot("play " + card);
    }
}
